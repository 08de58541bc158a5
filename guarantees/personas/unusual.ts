/** Wishes that pull apart, and one exact demand. */
import { answers } from '../laptops.ts';
import {
  atLeast,
  atMost,
  dedicated,
  geforce,
  middleProcessor,
  not,
  notOver,
  runs,
  runsNot,
  upperProcessor,
  type Persona,
} from '../persona-checks.ts';

export const UNUSUAL: readonly Persona[] = [
  {
    id: 'pulled-apart',
    who: 'Edits video and wants all-day battery in one machine, 2,000 €',
    answers: answers({ purposes: ['editing', 'office'], priorities: ['battery'], budget: 2000 }),
    accept: [atLeast('batteryHours', 8), atLeast('ramGb', 16)],
    mistakes: [runs('chromeos')],
  },
  {
    id: 'everything-at-once',
    who: 'Ticks every purpose and every priority, 2,500 €',
    answers: answers({
      purposes: ['office', 'editing', 'design', 'programming', 'casualgaming', 'gaming'],
      priorities: ['screen', 'battery', 'weight', 'graphics', 'silence', 'build'],
      budget: 2500,
    }),
    accept: [geforce(50, 4), atLeast('ramGb', 16), upperProcessor, notOver('weightKg', 2.4)],
    mistakes: [runs('macOS', 'chromeos')],
  },
  {
    id: 'everything-cheap',
    who: 'Ticks every purpose with 900 €',
    answers: answers({
      purposes: ['office', 'editing', 'design', 'programming', 'casualgaming', 'gaming'],
      budget: 900,
    }),
    accept: [dedicated, atLeast('ramGb', 16)],
    mistakes: [runs('macOS', 'chromeos')],
  },
  {
    id: 'contradictory-but-possible',
    who: 'Casual games on a very light machine, 1,300 €',
    answers: answers({ purposes: ['casualgaming'], priorities: ['weight', 'battery'], budget: 1300 }),
    accept: [atMost('weightKg', 1.8), atLeast('ramGb', 16)],
    mistakes: [runs('chromeos')],
  },
  {
    id: 'architect',
    who: 'An architect: 3D models and drawings, 1,800 €, graphics first',
    answers: answers({ purposes: ['design'], priorities: ['graphics'], budget: 1800 }),
    accept: [geforce(60, 4), atLeast('ramGb', 16), upperProcessor],
    mistakes: [runs('chromeos')],
  },
  {
    id: 'rtx50-wish',
    who: 'Wants the newest GeForce generation, 1,600 €',
    answers: answers({ purposes: ['gaming'], budget: 1600, requirements: { graphics: 'nvidia_rtx50' } }),
    accept: [geforce(50, 5), atLeast('ramGb', 16)],
    mistakes: [],
  },
  {
    id: 'radeon-only',
    who: 'Works in the office, wants an AMD machine with integrated graphics, 800 €',
    answers: answers({ purposes: ['office'], budget: 800, requirements: { graphics: 'integrated_amd' } }),
    accept: [not(dedicated), atLeast('ramGb', 8), middleProcessor],
    mistakes: [],
  },
  {
    id: 'windows-writer',
    who: 'Needs Windows for the tax program, quiet and light, 1,100 €',
    answers: answers({
      purposes: ['office'],
      priorities: ['silence', 'weight'],
      budget: 1100,
      requirements: { os: 'windows' },
    }),
    accept: [runs('windows'), atMost('weightKg', 1.6), runsNot('none')],
    mistakes: [dedicated],
  },
  {
    id: 'teacher',
    who: 'A teacher with 650 €: class, slides, marking at home; Windows ready to use',
    answers: answers({ purposes: ['office'], budget: 650, requirements: { os: 'windows' } }),
    accept: [runs('windows'), middleProcessor, atLeast('ramGb', 8), notOver('weightKg', 1.9)],
    mistakes: [geforce(50)],
  },
];
