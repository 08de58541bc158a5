import {
  atMost,
  both,
  buyer,
  dedicated,
  disk,
  either,
  entryChip,
  fourOldCores,
  fullHd,
  geforce,
  graphicsAre,
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
  withLicenceWithin,
  yearAtLeast,
  type Persona,
} from '../persona-checks.ts';

const big = inches(15.1);

/** School, vocational training, university, public exams: as their students and parents ask in Spanish forums. */
export const STUDY: readonly Persona[] = [
  buyer('law-student-400', 400, ['office'])
    .who('Begins Law with 400 €: lecture notes, PDFs, Word; nothing to install or to pay afterwards')
    .accept(ram(8), disk(256), fullHd, withLicenceWithin)
    .refuse(entryChip),
  buyer('son-of-twelve-450', 450, ['office', 'casualgaming'])
    .who('Parents of a boy of twelve, 450 €: Classroom, homework, Minecraft and Roblox at the weekend')
    .accept(middleProcessor, ram(8), disk(256), withLicenceWithin)
    .refuse(entryChip, runs('chromeos', 'macOS', 'none'), processor('snapdragon_x')),
  buyer('public-exams-500', 500, ['office'], ['silence'])
    .who('Prepares public exams in the library with 500 €: PDFs, recorded lessons, and no fan to turn heads')
    .accept(middleProcessor, ram(8), disk(256), withLicenceWithin)
    .refuse(entryChip, dedicated, performanceProcessor),
  buyer('nursing-light-600', 600, ['office'], ['weight'])
    .who('A nursing student with 600 € who carries it to class and placements every day')
    .accept(kilosUpTo(1.65), middleProcessor, ram(8), withLicenceWithin)
    .refuse(big, dedicated, entryChip),
  buyer('vocational-programming-600', 600, ['programming'])
    .who('First year of DAM with 600 €: Android Studio, NetBeans, a virtual machine now and then')
    .accept(middleProcessor, ram(16), disk(500), withLicenceWithin)
    .refuse(entryChip, fourOldCores, runs('chromeos')),
  buyer('vocational-machines-900', 900, ['programming'], [], { ram: '32GB' })
    .who('DAW with several virtual machines, so 32 GB, 900 €; the classroom runs x86 images only')
    .accept(ram(32), middleProcessor, disk(500), withLicenceWithin)
    .refuse(fourOldCores, runs('chromeos'), processor('snapdragon_x')),
  buyer('vocational-plays-1000', 1000, ['programming', 'casualgaming'])
    .who('Second year of DAM, plays in the afternoon, one machine for both, 1,000 €')
    .accept(geforce(50, 4), ram(16), disk(500), withLicenceWithin, stillSold)
    .refuse(runs('macOS', 'chromeos'), processor('snapdragon_x')),
  buyer('medicine-1000', 1000, ['office'], ['battery', 'weight'])
    .who('A medical student with 1,000 €: the whole day at the faculty, no socket near, and on her back')
    .accept(hours(9), kilosUpTo(1.5), ram(16), withLicenceWithin, stillSold)
    .refuse(dedicated, big, entryChip),
  buyer('architecture-student-900', 900, ['design'], ['graphics'])
    .who('First year of Architecture with 900 €: AutoCAD, Revit, SketchUp, first renders')
    .accept(geforce(50, 4), middleProcessor, ram(16), withLicenceWithin, stillSold)
    .refuse(runs('macOS', 'chromeos'), processor('snapdragon_x')),
  buyer('architecture-student-1300', 1300, ['design', 'office'], ['graphics'])
    .who('Fourth year of Architecture, renders in Lumion, 1,300 €; still has to carry it')
    .accept(geforce(60, 4), upperProcessor, ram(16), kilosNotOver(2.5), withLicenceWithin, stillSold)
    .refuse(runs('macOS', 'chromeos'), inches(17)),
  buyer('engineering-student-1400', 1400, ['design', 'programming', 'gaming'])
    .who('Industrial engineering: SolidWorks, MATLAB, and games in the hall of residence, 1,400 €')
    .accept(geforce(60, 4), upperProcessor, ram(16), withLicenceWithin, stillSold)
    .refuse(runs('macOS', 'chromeos'), inches(17)),
  buyer('telecoms-long-lasting-1300', 1300, ['office', 'programming'])
    .who('Begins Telecommunications and wants it to last the degree and the master, 1,300 €: nothing outdated')
    .accept(upperProcessor, ram(16), disk(500), kilosNotOver(1.9), withLicenceWithin, yearAtLeast(2025), stillSold)
    .refuse(inches(17), hxProcessor, entryChip, runs('chromeos')),
  buyer('thesis-mac-1000', 1000, ['office'], [], { os: 'macOS' })
    .who('Writes a thesis and wants a Mac, whatever it takes, with 1,000 €; it has to last')
    .accept(runs('macOS'), ram(16), kilosUpTo(1.6))
    .refuse(atMost('storageGb', 128)),
];

/** Programmers: containers, Linux, local models, quiet nights. */
export const CODE: readonly Persona[] = [
  buyer('own-linux-1100', 1100, ['programming'], ['battery', 'weight'], { os: 'none' })
    .who('Runs Debian and pays for no Windows, 1,100 €: light, with hours of battery, no gaming machine')
    .accept(runs('none'), kilosUpTo(1.5), hours(8), ram(16))
    .refuse(dedicated),
  buyer('containers-1200', 1200, ['programming'], [], { ram: '32GB' })
    .who('Docker, a database and an IDE at once: 32 GB, 1,200 €; plays nothing')
    .accept(ram(32), upperProcessor, disk(500), withLicenceWithin, stillSold)
    .refuse(dedicated, kilosFrom(2.3), runs('chromeos')),
  buyer('analyst-1300', 1300, ['programming', 'office'], [], { os: 'windows' })
    .who('A data analyst with 1,300 €: Power BI, so Windows; Python, SQL, to the office and back')
    .accept(runs('windows'), upperProcessor, ram(16), disk(500), stillSold)
    .refuse(hxProcessor, kilosFrom(2.2), inches(17)),
  buyer('light-developer-1400', 1400, ['programming'], ['weight'])
    .who('Cycles to the office, programs in two places, 1,400 €: weight first; the big screens stand on the desks')
    .accept(kilosUpTo(1.4), ram(16), disk(500), withLicenceWithin, stillSold)
    .refuse(big, dedicated),
  buyer('night-coder-1500', 1500, ['programming'], ['silence'])
    .who('Programs beside a sleeping partner, 1,500 €: cannot bear a fan')
    .accept(upperProcessor, ram(16), disk(500), withLicenceWithin, stillSold, yearAtLeast(2024))
    .refuse(performanceProcessor, dedicated, entryChip),
  buyer('class-and-hours-1300', 1300, ['programming', 'office'], [], {
    processor: 'intel_i7',
    ram: '32GB',
    storage: '1TB',
  })
    .who('Wants an i7 or above, 32 GB and 1 TB for programming, 1,300 €; an old generation is not what i7 meant')
    .accept(processor('intel_i7', 'intel_i9'), ram(32), yearAtLeast(2024), withLicenceWithin)
    .refuse(kilosFrom(2.6)),
  buyer('quiet-developer-1800', 1800, ['programming'], ['battery', 'silence'])
    .who('A senior developer with 1,800 €: a day of battery, silence, compiles fast')
    .accept(hours(10), upperProcessor, ram(16), disk(500), withLicenceWithin, stillSold)
    .refuse(hxProcessor, dedicated),
  buyer('machine-learning-2500', 2500, ['programming'], ['graphics'], { ram: '32GB' })
    .who(
      'Trains small networks and runs local models, 2,500 €: 32 GB, and 12 GB for the graphics or memory shared with them',
    )
    .accept(
      either(geforce(80, 4), graphicsAre('RTX 5070 Ti', 'Radeon 8060S')),
      ram(32),
      upperProcessor,
      withLicenceWithin,
    )
    .refuse(runs('chromeos')),
  buyer('local-models-4000', 4000, ['programming'], ['graphics'], { ram: '32GB', storage: '1TB' })
    .who('Language models at home, 4,000 €: 16 GB of video memory or 48 GB shared, of the present generation')
    .accept(
      either(geforce(80, 5), both(either(processor('apple_m'), graphicsAre('Radeon 8060S')), ram(48))),
      ram(32),
      withLicenceWithin,
      stillSold,
    )
    .refuse(runs('chromeos')),
];
