/**
 * A condition that cannot be judged: the payload or the machine does not let us see. Whoever throws
 * it leaves the direction to the rule's `onError`. The message is one clause for people.
 */
export class CannotTell extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CannotTell";
  }
}
