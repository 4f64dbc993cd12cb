import { statfsSync } from 'node:fs'

/** Throws if the disk under this folder has fewer bytes left than `least`. */
export function refuseFullDisk(folder: string, least: number): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < least) throw new Error(`the disk has ${bavail * bsize} bytes left`)
}
