/**
 * Buyers with their answers, what an expert would accept on the first card and what would be a mistake. Written from the
 * buyer's side, before any answer of the engine was seen; never weakened to make the engine pass.
 */
import { type Answers, NO_REQUIREMENTS, type Requirements } from '../../../../src/contract/answers.ts';
import {
  atLeast,
  atMost,
  type Check,
  costsAtLeast,
  costsAtMost,
  dedicated,
  either,
  geforce,
  middleProcessor,
  not,
  notOver,
  processor,
  runs,
  runsNot,
  upperProcessor,
  wideAtLeast,
} from './persona-checks.ts';

export interface Persona {
  id: string;
  /** Who it is and what they would say to a shop assistant. */
  who: string;
  answers: Answers;
  /** All of these must hold for the first card. */
  accept: readonly Check[];
  /** None of these may hold. */
  mistakes: readonly Check[];
}

interface Wishes {
  purposes: Answers['purposes'];
  budget: number;
  priorities?: Answers['priorities'];
  requirements?: Partial<Requirements>;
}

const answers = ({ purposes, budget, priorities = [], requirements = {} }: Wishes): Answers => ({
  deviceType: 'laptop',
  purposes,
  priorities,
  budget,
  requirements: { ...NO_REQUIREMENTS, ...requirements },
});

const MAC_OR_WINDOWS = runs('windows', 'macOS');
const fullHd = wideAtLeast(1920);

export const PERSONAS: readonly Persona[] = [
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
  {
    id: 'casual-550',
    who: 'A teenager with 550 €: Minecraft, Fortnite, homework',
    answers: answers({ purposes: ['casualgaming', 'office'], budget: 550 }),
    accept: [middleProcessor, atLeast('ramGb', 8), atLeast('storageGb', 256)],
    mistakes: [runs('chromeos', 'macOS'), processor('snapdragon_x')],
  },
  {
    id: 'casual-750',
    who: 'Plays FIFA and League of Legends in the evening, 750 €',
    answers: answers({ purposes: ['casualgaming'], budget: 750 }),
    accept: [dedicated, atLeast('ramGb', 16), atLeast('storageGb', 512)],
    mistakes: [runs('chromeos', 'macOS')],
  },
  {
    id: 'casual-1000',
    who: 'Casual games in Full HD without compromise for 1,000 €',
    answers: answers({ purposes: ['casualgaming'], budget: 1000 }),
    accept: [either(geforce(50, 4), geforce(60)), atLeast('ramGb', 16), atLeast('refreshHz', 120)],
    mistakes: [runs('macOS', 'chromeos')],
  },
  {
    id: 'casual-rich',
    who: '3,500 € but only plays The Sims and FIFA: no monster wanted',
    answers: answers({ purposes: ['casualgaming'], budget: 3500 }),
    accept: [dedicated, costsAtMost(1800)],
    mistakes: [geforce(80)],
  },
  {
    id: 'gaming-700',
    who: 'Wants to play the latest with 700 €: dedicated graphics, whatever else must give',
    answers: answers({ purposes: ['gaming'], budget: 700 }),
    accept: [dedicated, atLeast('ramGb', 8)],
    mistakes: [runs('macOS', 'chromeos'), atMost('ramGb', 4)],
  },
  {
    id: 'gaming-1000',
    who: 'A gamer with 1,000 €: the best graphics that money buys',
    answers: answers({ purposes: ['gaming'], budget: 1000 }),
    accept: [either(geforce(50, 4), geforce(60)), atLeast('ramGb', 16), atLeast('refreshHz', 120)],
    mistakes: [runs('macOS', 'chromeos')],
  },
  {
    id: 'gaming-1500',
    who: 'A gamer with 1,500 €',
    answers: answers({ purposes: ['gaming'], budget: 1500 }),
    accept: [geforce(60, 4), atLeast('ramGb', 16), atLeast('refreshHz', 144), upperProcessor],
    mistakes: [runs('macOS', 'chromeos')],
  },
  {
    id: 'gaming-2500',
    who: 'A gamer with 2,500 € who wants high settings in 2.5K',
    answers: answers({ purposes: ['gaming'], budget: 2500, requirements: { resolution: '2k' } }),
    accept: [geforce(70, 4), wideAtLeast(2560), atLeast('ramGb', 16), atLeast('refreshHz', 144)],
    mistakes: [],
  },
  {
    id: 'gaming-4000-graphics',
    who: 'An enthusiast with 4,000 € for whom only graphics count',
    answers: answers({ purposes: ['gaming'], priorities: ['graphics'], budget: 4000 }),
    accept: [either(geforce(80, 4), geforce(90, 4)), atLeast('ramGb', 16)],
    mistakes: [],
  },
  {
    id: 'gaming-quiet',
    who: 'Plays at night beside a sleeping child: gaming with silence, 1,600 €',
    answers: answers({ purposes: ['gaming'], priorities: ['silence'], budget: 1600 }),
    accept: [dedicated, atLeast('ramGb', 16)],
    mistakes: [runs('macOS', 'chromeos')],
  },
  {
    id: 'gaming-light',
    who: 'Light and powerful: plays the latest and carries it to class, 2,000 €',
    answers: answers({ purposes: ['gaming'], priorities: ['weight'], budget: 2000 }),
    accept: [dedicated, atMost('weightKg', 2), geforce(50, 4)],
    mistakes: [atLeast('weightKg', 2.3), runs('macOS')],
  },
  {
    id: 'gaming-and-study',
    who: 'An engineering student: plays at night, takes notes by day, 1,300 €',
    answers: answers({ purposes: ['gaming', 'office'], budget: 1300 }),
    accept: [either(geforce(50, 4), geforce(60)), atLeast('ramGb', 16), notOver('weightKg', 2.4)],
    mistakes: [runs('macOS', 'chromeos'), atLeast('screenInches', 17)],
  },
  {
    id: 'editor-1200',
    who: 'A YouTuber who edits video with 1,200 €',
    answers: answers({ purposes: ['editing'], budget: 1200 }),
    accept: [
      upperProcessor,
      atLeast('ramGb', 16),
      atLeast('storageGb', 512),
      either(geforce(50), processor('apple_m')),
    ],
    mistakes: [runs('chromeos')],
  },
  {
    id: 'editor-800',
    who: 'A beginner who edits holiday films with 800 €',
    answers: answers({ purposes: ['editing'], budget: 800 }),
    accept: [atLeast('ramGb', 16), dedicated, middleProcessor],
    mistakes: [runs('chromeos')],
  },
  {
    id: 'editor-2500-screen',
    who: 'A wedding film maker with 2,500 €: colours on a good screen',
    answers: answers({ purposes: ['editing'], priorities: ['screen'], budget: 2500 }),
    accept: [wideAtLeast(2560), atLeast('ramGb', 16), upperProcessor, either(geforce(60), processor('apple_m'))],
    mistakes: [],
  },
  {
    id: 'editor-4000',
    who: 'A production company buys an editing laptop for up to 4,000 €',
    answers: answers({ purposes: ['editing'], budget: 4000 }),
    accept: [
      upperProcessor,
      atLeast('ramGb', 24),
      atLeast('storageGb', 1000),
      either(geforce(60), processor('apple_m')),
    ],
    mistakes: [],
  },
  {
    id: 'editor-mac',
    who: 'Edits in Final Cut, so the system is macOS, 2,200 €',
    answers: answers({ purposes: ['editing'], budget: 2200, requirements: { os: 'macOS' } }),
    accept: [runs('macOS'), atLeast('ramGb', 16)],
    mistakes: [atMost('storageGb', 128)],
  },
  {
    id: 'design-900',
    who: 'A graphic design student with 900 €',
    answers: answers({ purposes: ['design'], budget: 900 }),
    accept: [middleProcessor, atLeast('ramGb', 16), atLeast('storageGb', 512), fullHd],
    mistakes: [runs('chromeos')],
  },
  {
    id: 'design-1800-screen',
    who: 'An illustrator with 1,800 €: the screen is everything',
    answers: answers({ purposes: ['design'], priorities: ['screen'], budget: 1800 }),
    accept: [wideAtLeast(2560), atLeast('ramGb', 16), middleProcessor],
    mistakes: [],
  },
  {
    id: 'design-3000-4k',
    who: 'A retoucher who demands 4K, 3,800 €',
    answers: answers({ purposes: ['design'], budget: 3800, requirements: { resolution: '4k' } }),
    accept: [wideAtLeast(3840), atLeast('ramGb', 16)],
    mistakes: [],
  },
  {
    id: 'design-light',
    who: 'A freelance designer who visits clients, 1,500 €, weight matters',
    answers: answers({ purposes: ['design'], priorities: ['weight'], budget: 1500 }),
    accept: [atMost('weightKg', 1.6), atLeast('ramGb', 16)],
    mistakes: [],
  },
  {
    id: 'programmer-700',
    who: 'Learning to program with 700 €',
    answers: answers({ purposes: ['programming'], budget: 700 }),
    accept: [middleProcessor, atLeast('ramGb', 16), atLeast('storageGb', 512), fullHd],
    mistakes: [runs('chromeos')],
  },
  {
    id: 'programmer-1400',
    who: 'A back-end developer with containers all day, 1,400 €',
    answers: answers({ purposes: ['programming'], budget: 1400 }),
    accept: [either(upperProcessor), atLeast('ramGb', 16), atLeast('storageGb', 512)],
    mistakes: [runs('chromeos'), atLeast('weightKg', 2.6)],
  },
  {
    id: 'programmer-32',
    who: 'Runs virtual machines and says so: 32 GB, 1,500 €',
    answers: answers({ purposes: ['programming'], budget: 1500, requirements: { ram: '32GB' } }),
    accept: [atLeast('ramGb', 32), either(upperProcessor, middleProcessor)],
    mistakes: [atLeast('weightKg', 2.6)],
  },
  {
    id: 'programmer-bare',
    who: 'Puts Linux on it herself and wants no Windows licence, 900 €',
    answers: answers({ purposes: ['programming'], budget: 900, requirements: { os: 'none' } }),
    accept: [runs('none'), atLeast('ramGb', 16), middleProcessor],
    mistakes: [],
  },
  {
    id: 'programmer-battery-light',
    who: 'A web developer who works in cafés, 1,600 €: battery and weight',
    answers: answers({ purposes: ['programming'], priorities: ['battery', 'weight'], budget: 1600 }),
    accept: [atLeast('batteryHours', 9), atMost('weightKg', 1.6), atLeast('ramGb', 16)],
    mistakes: [geforce(50)],
  },
  {
    id: 'programmer-plays',
    who: 'Programs by day, plays by night, 1,500 €',
    answers: answers({ purposes: ['programming', 'gaming'], budget: 1500 }),
    accept: [geforce(50, 4), atLeast('ramGb', 16), upperProcessor],
    mistakes: [runs('macOS', 'chromeos')],
  },
  {
    id: 'mac-air',
    who: 'Wants a Mac for studying with 1,200 €',
    answers: answers({ purposes: ['office'], budget: 1200, requirements: { os: 'macOS' } }),
    accept: [runs('macOS'), processor('apple_m'), atLeast('ramGb', 8)],
    mistakes: [],
  },
  {
    id: 'mac-programmer',
    who: 'An iOS developer: a Mac, 2,000 €',
    answers: answers({ purposes: ['programming'], budget: 2000, requirements: { os: 'macOS' } }),
    accept: [runs('macOS'), atLeast('ramGb', 16), atLeast('storageGb', 256)],
    mistakes: [atMost('ramGb', 8)],
  },
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
