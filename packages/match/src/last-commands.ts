const REMEMBERED = 32

/** The last commands of a table and the entries they made, in a ring: two short lists take less time and room than a table of hashes. */
export class LastCommands {
  private readonly commands: string[] = []
  private readonly entries: number[] = []
  /** Where the next one goes: in place of the oldest. */
  private next = 0

  remember(command: string, n: number): void {
    this.commands[this.next] = command
    this.entries[this.next] = n
    this.next = (this.next + 1) % REMEMBERED
  }

  entryOf(command: string): number | undefined {
    const index = this.commands.indexOf(command)
    return index < 0 ? undefined : this.entries[index]
  }

  /** Oldest first. */
  list(): (readonly [command: string, n: number])[] {
    const all = this.commands.map((command, index) => [command, this.entries[index]!] as const)
    return [...all.slice(this.next), ...all.slice(0, this.next)]
  }
}
