/** Starts the program from its sources, whatever has been built. */
import { main } from "../../generator/cli.ts";

await main();
