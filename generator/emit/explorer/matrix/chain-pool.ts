import type { Chain } from "./chain.ts";

/** A chain with the first cell that has it. */
export interface PooledChain {
  readonly chain: Chain;
  readonly agent: string;
  readonly tool: string;
}

/** More mechanisms and steps than these would not fit; further cells lead to a note instead. */
const ROOM = 1500;

/** Every distinct chain once; cells hold its number. */
export class ChainPool {
  private readonly numbers = new Map<string, number>();
  private readonly kept: PooledChain[] = [];
  private left = ROOM;

  /** The chain's number, from 0; `undefined` when the pool is full. */
  numberOf(chain: Chain, agent: string, tool: string): number | undefined {
    const key = JSON.stringify(chain);
    const known = this.numbers.get(key);
    const size = 1 + chain.links.length + chain.path.length;
    if (known !== undefined || this.left < size) return known;
    this.left -= size;
    const number = this.kept.push({ chain, agent, tool }) - 1;
    this.numbers.set(key, number);
    return number;
  }

  get chains(): readonly PooledChain[] {
    return this.kept;
  }
}
