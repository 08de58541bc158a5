/** Not the ports of `npm start`, which may be running. */
export const EMULATOR_PORTS = { auth: 9199, firestore: 8185 } as const;
