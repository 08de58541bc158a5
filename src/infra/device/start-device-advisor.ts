import { CATALOGUE_FILE } from 'virtual:device-catalogue';
import type { DeviceAdvisor } from '#src/services/advisor.ts';
import { newestCatalogueFile } from './messages.ts';
import { createDeviceAdvisor } from './device-advisor.ts';
import { keepOffline } from '../browser/register-service-worker.ts';

/** Loads engine and catalogue. @throws {AdvisorError} */
export async function startDeviceAdvisor(): Promise<DeviceAdvisor> {
  const device = await createDeviceAdvisor({
    startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'advisor' }),
    file: CATALOGUE_FILE,
    newestFile: newestCatalogueFile,
  });
  keepOffline('device');
  return device;
}
