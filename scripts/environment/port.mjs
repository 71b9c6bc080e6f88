import { createServer } from "node:net";

/** Throws when the port is in use on either loopback address. @param {number} port */
export async function assertPortIsFree(port) {
  for (const host of ["127.0.0.1", "::1"]) {
    const isFree = await canListen(port, host);
    if (!isFree) {
      throw new Error(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
      );
    }
  }
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) =>
      done(/** @type {NodeJS.ErrnoException} */ (error).code !== "EADDRINUSE"),
    );
    server.listen(port, host, () => server.close(() => done(true)));
  });
}
