import {
  atMost,
  buyer,
  dedicated,
  disk,
  either,
  entryChip,
  fourOldCores,
  fullHd,
  geforce,
  hertz,
  hours,
  hxProcessor,
  inches,
  kilosFrom,
  kilosNotOver,
  kilosUpTo,
  middleProcessor,
  performanceProcessor,
  processor,
  ram,
  runs,
  stillSold,
  upperProcessor,
  wideAtLeast,
  withLicenceWithin,
  yearAtLeast,
  type Persona,
} from '../persona-checks.ts';

/** The Air, without a fan and at 60 Hz, is not what one cuts films on for this money. */
const MACBOOK_PRO_SCREEN = hertz(120);
/** Revit, SolidWorks and Civil 3D run on Windows with an x86 processor only. */
const CANNOT_RUN_CAD = [runs('macOS', 'chromeos'), processor('snapdragon_x')];

/** Buyers who edit, design or program. */
export const MAKERS: readonly Persona[] = [
  buyer('editor-1200', 1200, ['editing'])
    .who('A YouTuber who edits video with 1,200 €')
    .accept(upperProcessor, ram(16), disk(512), either(geforce(50), processor('apple_m')))
    .refuse(runs('chromeos')),
  buyer('editor-800', 800, ['editing'])
    .who('A beginner who edits holiday films with 800 €')
    .accept(ram(16), dedicated, middleProcessor)
    .refuse(runs('chromeos')),
  buyer('editor-2500-screen', 2500, ['editing'], ['screen'])
    .who('A wedding film maker with 2,500 €: colours on a good screen')
    .accept(wideAtLeast(2560), ram(16), upperProcessor, either(geforce(60), processor('apple_m'))),
  buyer('editor-4000', 4000, ['editing'])
    .who('A production company buys an editing laptop for up to 4,000 €')
    .accept(upperProcessor, ram(24), disk(1000), either(geforce(60), processor('apple_m'))),
  buyer('editor-mac', 2200, ['editing'], [], { os: 'macOS' })
    .who('Edits in Final Cut, so the system is macOS, 2,200 €')
    .accept(runs('macOS'), ram(16))
    .refuse(atMost('storageGb', 128)),
  buyer('design-900', 900, ['design'])
    .who('A graphic design student with 900 €')
    .accept(middleProcessor, ram(16), disk(512), fullHd)
    .refuse(runs('chromeos')),
  buyer('design-1800-screen', 1800, ['design'], ['screen'])
    .who('An illustrator with 1,800 €: the screen is everything')
    .accept(wideAtLeast(2560), ram(16), middleProcessor),
  buyer('design-3000-4k', 3800, ['design'], [], { resolution: '4k' })
    .who('A retoucher who demands 4K, 3,800 €')
    .accept(wideAtLeast(3840), ram(16)),
  buyer('design-light', 1500, ['design'], ['weight'])
    .who('A freelance designer who visits clients, 1,500 €, weight matters')
    .accept(kilosUpTo(1.6), ram(16)),
  buyer('programmer-700', 700, ['programming'])
    .who('Learning to program with 700 €')
    .accept(middleProcessor, ram(16), disk(512), fullHd)
    .refuse(runs('chromeos')),
  buyer('programmer-1400', 1400, ['programming'])
    .who('A back-end developer with containers all day, 1,400 €')
    .accept(either(upperProcessor), ram(16), disk(512))
    .refuse(runs('chromeos'), kilosFrom(2.6)),
  buyer('programmer-32', 1500, ['programming'], [], { ram: '32GB' })
    .who('Runs virtual machines and says so: 32 GB, 1,500 €')
    .accept(ram(32), either(upperProcessor, middleProcessor))
    .refuse(kilosFrom(2.6)),
  buyer('programmer-bare', 900, ['programming'], [], { os: 'none' })
    .who('Puts Linux on it herself and wants no Windows licence, 900 €')
    .accept(runs('none'), ram(16), middleProcessor),
  buyer('programmer-battery-light', 1600, ['programming'], ['battery', 'weight'])
    .who('A web developer who works in cafés, 1,600 €: battery and weight')
    .accept(hours(9), kilosUpTo(1.6), ram(16))
    .refuse(geforce(50)),
  buyer('programmer-plays', 1500, ['programming', 'gaming'])
    .who('Programs by day, plays by night, 1,500 €')
    .accept(geforce(50, 4), ram(16), upperProcessor)
    .refuse(runs('macOS', 'chromeos')),
  buyer('mac-air', 1200, ['office'], [], { os: 'macOS' })
    .who('Wants a Mac for studying with 1,200 €')
    .accept(runs('macOS'), processor('apple_m'), ram(8)),
  buyer('mac-programmer', 2000, ['programming'], [], { os: 'macOS' })
    .who('An iOS developer: a Mac, 2,000 €')
    .accept(runs('macOS'), ram(16), disk(256))
    .refuse(atMost('ramGb', 8)),
];

/** Video, photographs, music, drawings. */
export const CREATORS: readonly Persona[] = [
  buyer('short-videos-700', 700, ['editing'])
    .who('Begins with CapCut and short videos, 700 €')
    .accept(middleProcessor, ram(16), disk(500), withLicenceWithin)
    .refuse(entryChip, fourOldCores, runs('chromeos')),
  buyer('edits-and-plays-1000', 1000, ['editing', 'casualgaming'])
    .who('Cuts clips of his games and plays them, 1,000 €')
    .accept(geforce(50, 4), middleProcessor, ram(16), withLicenceWithin, stillSold)
    .refuse(runs('macOS', 'chromeos'), processor('snapdragon_x')),
  buyer('sharp-design-1000', 1000, ['design'], [], { resolution: '2k' })
    .who('A graphic designer between jobs, 1,000 €: more than Full HD, and says so')
    .accept(wideAtLeast(2560), middleProcessor, ram(16), kilosNotOver(2.6), withLicenceWithin, stillSold)
    .refuse(runs('chromeos'), entryChip),
  buyer('never-mac-design-1200', 1200, ['design'], ['screen'], { os: 'windows' })
    .who('A graphic designer with 1,200 € who will never buy a Mac: Windows, and a screen worth looking at')
    .accept(runs('windows'), wideAtLeast(2560), middleProcessor, ram(16), stillSold)
    .refuse(kilosFrom(2.6)),
  buyer('musician-1400', 1400, ['editing'], ['silence'])
    .who('Records at home with Ableton, microphones beside the laptop, 1,400 €: a fan would be on every track')
    .accept(upperProcessor, ram(16), disk(500), withLicenceWithin, yearAtLeast(2024), stillSold)
    .refuse(performanceProcessor, dedicated),
  buyer('photographer-1500', 1500, ['design'], ['screen'])
    .who('A photographer with 1,500 €: Lightroom and Photoshop, RAW files, a good panel')
    .accept(wideAtLeast(2560), middleProcessor, ram(16), disk(500), withLicenceWithin, stillSold)
    .refuse(entryChip, kilosFrom(2.6), runs('chromeos')),
  buyer('youtuber-1800', 1800, ['editing'])
    .who('A YouTuber who edits 4K in DaVinci Resolve, 1,800 €')
    .accept(
      either(geforce(60, 4), processor('apple_m')),
      upperProcessor,
      ram(16),
      disk(500),
      withLicenceWithin,
      stillSold,
    )
    .refuse(runs('chromeos')),
  buyer('travel-photographer-2200', 2200, ['design', 'editing'], ['screen', 'battery', 'weight'])
    .who('A travel photographer with 2,200 €: colours, battery, and every gram counts')
    .accept(wideAtLeast(2560), hours(9), kilosUpTo(1.7), ram(16), disk(500), withLicenceWithin, stillSold)
    .refuse(hxProcessor, inches(16)),
  buyer('quiet-studio-2000', 2000, ['editing'], ['silence', 'screen'])
    .who('A podcaster who edits sound and image in the room where she records, 2,000 €')
    .accept(upperProcessor, wideAtLeast(2500), ram(16), disk(500), withLicenceWithin)
    .refuse(hxProcessor, geforce(70)),
  buyer('retouch-4k-2400', 2400, ['design', 'editing'], ['screen'], { resolution: '4k' })
    .who('Retouches on the laptop itself and demands 4K, 2,400 €; no chip of four years ago at this price')
    .accept(wideAtLeast(3840), ram(16), yearAtLeast(2024), disk(1000), withLicenceWithin)
    .refuse(entryChip),
  buyer('documentary-2700', 2700, ['editing'], ['screen', 'battery', 'silence'])
    .who(
      'Cuts documentaries on the road, 2,700 €: battery, screen and silence in one; the colleagues all have MacBooks',
    )
    .accept(runs('macOS'), ram(24), disk(500), MACBOOK_PRO_SCREEN, stillSold)
    .refuse(hxProcessor, kilosFrom(2.3)),
  buyer('wedding-films-3000', 3000, ['editing'], [], { ram: '32GB', storage: '1TB' })
    .who('Wedding films in 4K with many layers, 3,000 €: 32 GB and 1 TB are not negotiable')
    .accept(
      either(geforce(70, 4), processor('apple_m')),
      upperProcessor,
      ram(32),
      disk(1000),
      withLicenceWithin,
      stillSold,
    ),
  buyer('effects-64-4000', 4000, ['editing', 'design'], [], { ram: '64GB' })
    .who('After Effects and Cinema 4D for a living, 64 GB, 4,000 €')
    .accept(ram(64), upperProcessor, disk(1000), dedicated, withLicenceWithin, stillSold),
];

/** Buyers of CAD, architecture and 3D, who need a graphics chip for their work. */
export const THREE_D: readonly Persona[] = [
  buyer('cad-1100', 1100, ['design', 'office'], ['graphics'])
    .who('A draughtsman with 1,100 €: AutoCAD in 2D and some 3D, in the office all day')
    .accept(dedicated, middleProcessor, ram(16), withLicenceWithin, stillSold)
    .refuse(...CANNOT_RUN_CAD),
  buyer('solidworks-1500', 1500, ['design'], ['graphics', 'build'], { os: 'windows' })
    .who('A mechanical engineer with 1,500 €: SolidWorks assemblies, well built, Windows installed')
    .accept(runs('windows'), geforce(50, 4), upperProcessor, ram(16), stillSold)
    .refuse(...CANNOT_RUN_CAD, kilosFrom(2.8)),
  buyer('blender-1700', 1700, ['design'], ['graphics'])
    .who('Studies 3D animation, Blender and Unreal, 1,700 €: Cycles on the newest GeForce the money reaches')
    .accept(geforce(60, 5), upperProcessor, ram(16), disk(500), withLicenceWithin, stillSold)
    .refuse(runs('macOS', 'chromeos')),
  buyer('building-site-1800', 1800, ['design'], ['weight', 'graphics'])
    .who('A civil engineer who takes Civil 3D to the building site, 1,800 €: graphics, but in the rucksack')
    .accept(dedicated, kilosUpTo(2), ram(16), withLicenceWithin)
    .refuse(...CANNOT_RUN_CAD, inches(17)),
  buyer('renders-2500', 2500, ['design'], ['graphics'], { ram: '32GB', storage: '1TB' })
    .who('An architecture practice: Twinmotion and D5, 32 GB, 2,500 €')
    .accept(geforce(70, 5), upperProcessor, ram(32), withLicenceWithin, stillSold)
    .refuse(...CANNOT_RUN_CAD),
];
