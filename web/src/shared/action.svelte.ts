// Something that a person asks of the server, and what came of it.

export class Action {
  error = $state("");
  done = $state("");
  running = $state(false);

  /** Does it; true if it succeeded. `done` is said then. */
  async run(work: () => Promise<unknown>, done = ""): Promise<boolean> {
    this.error = this.done = "";
    this.running = true;
    try {
      await work();
      this.done = done;
      return true;
    } catch (caught) {
      this.error = (caught as Error).message;
      return false;
    } finally {
      this.running = false;
    }
  }
}
