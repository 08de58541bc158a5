/** `npm run dev:accounts`: `npm run dev` with accounts on local emulators. */
import { exitOnSignals } from './emulator-process.ts';
import { EMULATOR_ENVIRONMENT, EMULATOR_PORTS, emulatorsObstacle, startEmulators } from './emulators.ts';

const obstacle = emulatorsObstacle();
if (obstacle) {
  console.error(`[atinado] ${obstacle}`);
  process.exit(1);
}

console.log('[atinado] Starting the Auth and Firestore emulators …');
const removeSignalHandlers = exitOnSignals();
await startEmulators();
removeSignalHandlers();
console.log(`[atinado] Accounts: Auth on port ${EMULATOR_PORTS.auth}, Firestore on port ${EMULATOR_PORTS.firestore}`);

// Vite passes the `VITE_` variables of its process to the site.
Object.assign(process.env, EMULATOR_ENVIRONMENT);
await import('./dev.ts');
