/** Buyers of CAD, architecture and 3D, who need a graphics chip for their work. */
import { answers } from '../laptops.ts';
import {
  atLeast,
  atMost,
  dedicated,
  geforce,
  middleProcessor,
  processor,
  runs,
  stillSold,
  upperProcessor,
  withLicenceWithin,
  type Persona,
} from '../persona-checks.ts';

/** Revit, SolidWorks and Civil 3D run on Windows with an x86 processor only. */
const CANNOT_RUN_CAD = [runs('macOS', 'chromeos'), processor('snapdragon_x')];

export const THREE_D: readonly Persona[] = [
  {
    id: 'cad-1100',
    who: 'A draughtsman with 1,100 €: AutoCAD in 2D and some 3D, in the office all day',
    answers: answers({ purposes: ['design', 'office'], priorities: ['graphics'], budget: 1100 }),
    accept: [dedicated, middleProcessor, atLeast('ramGb', 16), withLicenceWithin(1100), stillSold],
    mistakes: CANNOT_RUN_CAD,
  },
  {
    id: 'solidworks-1500',
    who: 'A mechanical engineer with 1,500 €: SolidWorks assemblies, well built, Windows installed',
    answers: answers({
      purposes: ['design'],
      priorities: ['graphics', 'build'],
      budget: 1500,
      requirements: { os: 'windows' },
    }),
    accept: [runs('windows'), geforce(50, 4), upperProcessor, atLeast('ramGb', 16), stillSold],
    mistakes: [...CANNOT_RUN_CAD, atLeast('weightKg', 2.8)],
  },
  {
    id: 'blender-1700',
    who: 'Studies 3D animation, Blender and Unreal, 1,700 €: Cycles on the newest GeForce the money reaches',
    answers: answers({ purposes: ['design'], priorities: ['graphics'], budget: 1700 }),
    accept: [
      geforce(60, 5),
      upperProcessor,
      atLeast('ramGb', 16),
      atLeast('storageGb', 500),
      withLicenceWithin(1700),
      stillSold,
    ],
    mistakes: [runs('macOS', 'chromeos')],
  },
  {
    id: 'building-site-1800',
    who: 'A civil engineer who takes Civil 3D to the building site, 1,800 €: graphics, but in the rucksack',
    answers: answers({ purposes: ['design'], priorities: ['weight', 'graphics'], budget: 1800 }),
    accept: [dedicated, atMost('weightKg', 2), atLeast('ramGb', 16), withLicenceWithin(1800)],
    mistakes: [...CANNOT_RUN_CAD, atLeast('screenInches', 17)],
  },
  {
    id: 'renders-2500',
    who: 'An architecture practice: Twinmotion and D5, 32 GB, 2,500 €',
    answers: answers({
      purposes: ['design'],
      priorities: ['graphics'],
      budget: 2500,
      requirements: { ram: '32GB', storage: '1TB' },
    }),
    accept: [geforce(70, 5), upperProcessor, atLeast('ramGb', 32), withLicenceWithin(2500), stillSold],
    mistakes: CANNOT_RUN_CAD,
  },
];
