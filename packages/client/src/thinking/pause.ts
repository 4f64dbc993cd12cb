/** Lets a thread of the browser do what else is waiting. (A timer would make it wait four milliseconds each time.) */
export function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
