/** Study, office and home. */
import { answers } from '../laptops.ts';
import {
  atLeast,
  atMost,
  costsAtLeast,
  costsAtMost,
  dedicated,
  geforce,
  middleProcessor,
  processor,
  runs,
  wideAtLeast,
  type Persona,
} from '../persona-checks.ts';

const MAC_OR_WINDOWS = runs('windows', 'macOS');
const fullHd = wideAtLeast(1920);

export const EVERYDAY: readonly Persona[] = [
  {
    id: 'student-300',
    who: 'A student with 300 €: notes, browser, video lessons; anything that works and is not a toy',
    answers: answers({ purposes: ['office'], budget: 300 }),
    accept: [costsAtMost(300), atLeast('ramGb', 8)],
    mistakes: [atMost('ramGb', 4), atMost('storageGb', 64)],
  },
  {
    id: 'student-500',
    who: 'A student with 500 € who writes papers and carries the laptop',
    answers: answers({ purposes: ['office'], budget: 500 }),
    accept: [middleProcessor, atLeast('ramGb', 8), atLeast('storageGb', 256), fullHd],
    mistakes: [runs('chromeos'), atLeast('weightKg', 2.3)],
  },
  {
    id: 'student-700-light',
    who: 'A student with 700 € for whom carrying it matters most',
    answers: answers({ purposes: ['office'], priorities: ['weight'], budget: 700 }),
    accept: [atMost('weightKg', 1.5), atLeast('ramGb', 8), middleProcessor],
    mistakes: [dedicated, atLeast('screenInches', 15.5)],
  },
  {
    id: 'office-800',
    who: 'An administrative worker with 800 €: spreadsheets, mail, video calls all day',
    answers: answers({ purposes: ['office'], budget: 800 }),
    accept: [middleProcessor, atLeast('ramGb', 16), atLeast('storageGb', 512), fullHd],
    mistakes: [geforce(50), atLeast('weightKg', 2.2)],
  },
  {
    id: 'office-1000-battery',
    who: 'A consultant with 1,000 € who works on trains: battery first',
    answers: answers({ purposes: ['office'], priorities: ['battery'], budget: 1000 }),
    accept: [atLeast('batteryHours', 9), atLeast('ramGb', 8)],
    mistakes: [dedicated],
  },
  {
    id: 'office-1500-default',
    who: 'Somebody who leaves the slider where it is and only wants to work and study',
    answers: answers({ purposes: ['office'], budget: 1500 }),
    accept: [middleProcessor, atLeast('ramGb', 16), atMost('weightKg', 1.8), MAC_OR_WINDOWS],
    mistakes: [geforce(50), costsAtLeast(1450)],
  },
  {
    id: 'no-demands-4000',
    who: '4,000 € and no demands: must not be sold 4,000 €',
    answers: answers({ purposes: ['office'], budget: 4000 }),
    accept: [costsAtMost(1900), atLeast('ramGb', 16), atMost('weightKg', 1.7), MAC_OR_WINDOWS],
    mistakes: [dedicated, costsAtLeast(2000)],
  },
  {
    id: 'no-demands-3000',
    who: '3,000 € for mail and documents',
    answers: answers({ purposes: ['office'], budget: 3000 }),
    accept: [costsAtMost(1900), atLeast('ramGb', 16), atMost('weightKg', 1.8)],
    mistakes: [dedicated],
  },
  {
    id: 'silent-and-enduring',
    who: 'A writer with 1,300 €: not a sound, and a day away from the mains',
    answers: answers({ purposes: ['office'], priorities: ['silence', 'battery'], budget: 1300 }),
    accept: [
      atLeast('batteryHours', 10),
      processor('apple_m', 'snapdragon_x', 'intel_i5', 'intel_i7', 'amd_r5', 'amd_r7'),
    ],
    mistakes: [dedicated],
  },
  {
    id: 'silent-library',
    who: 'A doctoral student with 1,200 € who works in libraries',
    answers: answers({ purposes: ['office'], priorities: ['silence'], budget: 1200 }),
    accept: [processor('apple_m', 'snapdragon_x', 'intel_i3', 'intel_i5', 'intel_i7', 'amd_r5', 'amd_r7')],
    mistakes: [dedicated, processor('intel_i9')],
  },
  {
    id: 'sturdy-traveller',
    who: 'A sales rep with 1,400 € who has broken two hinges: build and weight',
    answers: answers({ purposes: ['office'], priorities: ['build', 'weight'], budget: 1400 }),
    accept: [atMost('weightKg', 1.5), atLeast('ramGb', 16)],
    mistakes: [dedicated, atLeast('screenInches', 16)],
  },
  {
    id: 'big-screen-parents',
    who: 'Parents with 700 € who want large letters: a 17" screen',
    answers: answers({ purposes: ['office'], budget: 700, requirements: { screenSize: '17' } }),
    accept: [atLeast('screenInches', 17), atLeast('ramGb', 8), fullHd],
    mistakes: [geforce(60)],
  },
];
