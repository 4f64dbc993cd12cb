const REMEMBERED = 32

/** The last commands of a table and the entries they made. Two short lists take less room than a table of hashes. */
export class LastCommands {
  private readonly commands: string[] = []
  private readonly entries: number[] = []

  remember(command: string, n: number): void {
    this.commands.push(command)
    this.entries.push(n)
    if (this.commands.length <= REMEMBERED) return
    this.commands.shift()
    this.entries.shift()
  }

  entryOf(command: string): number | undefined {
    const index = this.commands.indexOf(command)
    return index < 0 ? undefined : this.entries[index]
  }

  list(): (readonly [command: string, n: number])[] {
    return this.commands.map((command, index) => [command, this.entries[index]!])
  }
}
