/** Programmers: containers, Linux, local models, quiet nights. */
import { answers } from '../laptops.ts';
import {
  atLeast,
  atMost,
  both,
  dedicated,
  either,
  entryChip,
  geforce,
  graphicsAre,
  hxProcessor,
  performanceProcessor,
  processor,
  runs,
  stillSold,
  upperProcessor,
  withLicenceWithin,
  yearAtLeast,
  type Persona,
} from '../persona-checks.ts';

const big = atLeast('screenInches', 15.1);

export const CODE: readonly Persona[] = [
  {
    id: 'own-linux-1100',
    who: 'Runs Debian and pays for no Windows, 1,100 €: light, with hours of battery, no gaming machine',
    answers: answers({
      purposes: ['programming'],
      priorities: ['battery', 'weight'],
      budget: 1100,
      requirements: { os: 'none' },
    }),
    accept: [runs('none'), atMost('weightKg', 1.5), atLeast('batteryHours', 8), atLeast('ramGb', 16)],
    mistakes: [dedicated],
  },
  {
    id: 'containers-1200',
    who: 'Docker, a database and an IDE at once: 32 GB, 1,200 €; plays nothing',
    answers: answers({ purposes: ['programming'], budget: 1200, requirements: { ram: '32GB' } }),
    accept: [atLeast('ramGb', 32), upperProcessor, atLeast('storageGb', 500), withLicenceWithin(1200), stillSold],
    mistakes: [dedicated, atLeast('weightKg', 2.3), runs('chromeos')],
  },
  {
    id: 'analyst-1300',
    who: 'A data analyst with 1,300 €: Power BI, so Windows; Python, SQL, to the office and back',
    answers: answers({ purposes: ['programming', 'office'], budget: 1300, requirements: { os: 'windows' } }),
    accept: [runs('windows'), upperProcessor, atLeast('ramGb', 16), atLeast('storageGb', 500), stillSold],
    mistakes: [hxProcessor, atLeast('weightKg', 2.2), atLeast('screenInches', 17)],
  },
  {
    id: 'light-developer-1400',
    who: 'Cycles to the office, programs in two places, 1,400 €: weight first; the big screens stand on the desks',
    answers: answers({ purposes: ['programming'], priorities: ['weight'], budget: 1400 }),
    accept: [
      atMost('weightKg', 1.4),
      atLeast('ramGb', 16),
      atLeast('storageGb', 500),
      withLicenceWithin(1400),
      stillSold,
    ],
    mistakes: [big, dedicated],
  },
  {
    id: 'night-coder-1500',
    who: 'Programs beside a sleeping partner, 1,500 €: cannot bear a fan',
    answers: answers({ purposes: ['programming'], priorities: ['silence'], budget: 1500 }),
    accept: [
      upperProcessor,
      atLeast('ramGb', 16),
      atLeast('storageGb', 500),
      withLicenceWithin(1500),
      stillSold,
      yearAtLeast(2024),
    ],
    mistakes: [performanceProcessor, dedicated, entryChip],
  },
  {
    id: 'class-and-hours-1300',
    who: 'Wants an i7 or above, 32 GB and 1 TB for programming, 1,300 €; an old generation is not what i7 meant',
    answers: answers({
      purposes: ['programming', 'office'],
      budget: 1300,
      requirements: { processor: 'intel_i7', ram: '32GB', storage: '1TB' },
    }),
    accept: [processor('intel_i7', 'intel_i9'), atLeast('ramGb', 32), yearAtLeast(2024), withLicenceWithin(1300)],
    mistakes: [atLeast('weightKg', 2.6)],
  },
  {
    id: 'quiet-developer-1800',
    who: 'A senior developer with 1,800 €: a day of battery, silence, compiles fast',
    answers: answers({ purposes: ['programming'], priorities: ['battery', 'silence'], budget: 1800 }),
    accept: [
      atLeast('batteryHours', 10),
      upperProcessor,
      atLeast('ramGb', 16),
      atLeast('storageGb', 500),
      withLicenceWithin(1800),
      stillSold,
    ],
    mistakes: [hxProcessor, dedicated],
  },
  {
    id: 'machine-learning-2500',
    who: 'Trains small networks and runs local models, 2,500 €: 32 GB, and 12 GB for the graphics or memory shared with them',
    answers: answers({
      purposes: ['programming'],
      priorities: ['graphics'],
      budget: 2500,
      requirements: { ram: '32GB' },
    }),
    accept: [
      either(geforce(80, 4), graphicsAre('RTX 5070 Ti', 'Radeon 8060S')),
      atLeast('ramGb', 32),
      upperProcessor,
      withLicenceWithin(2500),
    ],
    mistakes: [runs('chromeos')],
  },
  {
    id: 'local-models-4000',
    who: 'Language models at home, 4,000 €: 16 GB of video memory or 48 GB shared, of the present generation',
    answers: answers({
      purposes: ['programming'],
      priorities: ['graphics'],
      budget: 4000,
      requirements: { ram: '32GB', storage: '1TB' },
    }),
    accept: [
      either(geforce(80, 5), both(either(processor('apple_m'), graphicsAre('Radeon 8060S')), atLeast('ramGb', 48))),
      atLeast('ramGb', 32),
      withLicenceWithin(4000),
      stillSold,
    ],
    mistakes: [runs('chromeos')],
  },
];
