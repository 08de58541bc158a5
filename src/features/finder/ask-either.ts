import type { Advisor } from '#src/services/advisor.ts';
import type { Services } from '#src/services/services.tsx';

type Hosts = Pick<Services, 'advisor' | 'device' | 'connectivity'>;

export interface Told<T> {
  answer: T;
  onDevice: boolean;
}

/** Asks the API and, where that fails, this device; without a network the other way round. @throws what the API throws */
export async function askEither<T>(
  { advisor, device, connectivity }: Hosts,
  ask: (host: Advisor) => Promise<T>,
): Promise<Told<T>> {
  const askDevice = async () => ({ answer: await ask(await device()), onDevice: true });
  if (!connectivity.current()) {
    const told = await askDevice().catch(() => null);
    if (told) return told;
  }
  try {
    return { answer: await ask(advisor), onDevice: false };
  } catch (error) {
    return askDevice().catch(() => {
      throw error;
    });
  }
}
