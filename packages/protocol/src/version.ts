/** Raised when an old client and a new house could no longer understand each other. */
export const PROTOCOL_VERSION = 2
