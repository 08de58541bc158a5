/** `npm run dev:accounts`: what `npm run dev` does, with accounts that live on this machine only. */
import { exitOnSignals } from './emulator-process.ts';
import { EMULATOR_ENVIRONMENT, EMULATOR_PORTS, emulatorsObstacle, startEmulators } from './emulators.ts';

const obstacle = emulatorsObstacle();
if (obstacle) {
  console.error(`[atinado] ${obstacle}`);
  process.exit(1);
}

console.log('[atinado] Starting the Auth and Firestore emulators …');
const leaveSignalsToServer = exitOnSignals();
await startEmulators();
leaveSignalsToServer();
console.log(`[atinado] Accounts: Auth on port ${EMULATOR_PORTS.auth}, Firestore on port ${EMULATOR_PORTS.firestore}`);

// Vite hands the site every VITE_ variable of its own process.
Object.assign(process.env, EMULATOR_ENVIRONMENT);
await import('./dev.ts');
