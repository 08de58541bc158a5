import {
  atMost,
  buyer,
  costsAtLeast,
  costsAtMost,
  dedicated,
  disk,
  entryChip,
  fourOldCores,
  fullHd,
  geforce,
  hours,
  hxProcessor,
  inches,
  kilosFrom,
  kilosNotOver,
  kilosUpTo,
  middleProcessor,
  processor,
  ram,
  runs,
  stillSold,
  upperProcessor,
  withLicenceWithin,
  yearAtLeast,
  type Persona,
} from '../persona-checks.ts';

const MAC_OR_WINDOWS = runs('windows', 'macOS');

const big = inches(15.1);

/** Study, office and home. */
export const EVERYDAY: readonly Persona[] = [
  buyer('student-300', 300, ['office'])
    .who('A student with 300 €: notes, browser, video lessons; anything that works and is not a toy')
    .accept(costsAtMost, ram(8))
    .refuse(atMost('ramGb', 4), atMost('storageGb', 64)),
  buyer('student-500', 500, ['office'])
    .who('A student with 500 € who writes papers and carries the laptop')
    .accept(middleProcessor, ram(8), disk(256), fullHd)
    .refuse(runs('chromeos'), kilosFrom(2.3)),
  buyer('student-700-light', 700, ['office'], ['weight'])
    .who('A student with 700 € for whom carrying it matters most')
    .accept(kilosUpTo(1.5), ram(8), middleProcessor)
    .refuse(dedicated, inches(15.5)),
  buyer('office-800', 800, ['office'])
    .who('An administrative worker with 800 €: spreadsheets, mail, video calls all day')
    .accept(middleProcessor, ram(16), disk(512), fullHd)
    .refuse(geforce(50), kilosFrom(2.2)),
  buyer('office-1000-battery', 1000, ['office'], ['battery'])
    .who('A consultant with 1,000 € who works on trains: battery first')
    .accept(hours(9), ram(8))
    .refuse(dedicated),
  buyer('office-1500-default', 1500, ['office'])
    .who('Somebody who leaves the slider where it is and only wants to work and study')
    .accept(middleProcessor, ram(16), kilosUpTo(1.8), MAC_OR_WINDOWS)
    .refuse(geforce(50), costsAtLeast(1450)),
  buyer('no-demands-4000', 4000, ['office'])
    .who('4,000 € and no demands: must not be sold 4,000 €')
    .accept(costsAtMost(1900), ram(16), kilosUpTo(1.7), MAC_OR_WINDOWS)
    .refuse(dedicated, costsAtLeast(2000)),
  buyer('no-demands-3000', 3000, ['office'])
    .who('3,000 € for mail and documents')
    .accept(costsAtMost(1900), ram(16), kilosUpTo(1.8))
    .refuse(dedicated),
  buyer('silent-and-enduring', 1300, ['office'], ['silence', 'battery'])
    .who('A writer with 1,300 €: not a sound, and a day away from the mains')
    .accept(hours(10), processor('apple_m', 'snapdragon_x', 'intel_i5', 'intel_i7', 'amd_r5', 'amd_r7'))
    .refuse(dedicated),
  buyer('silent-library', 1200, ['office'], ['silence'])
    .who('A doctoral student with 1,200 € who works in libraries')
    .accept(processor('apple_m', 'snapdragon_x', 'intel_i3', 'intel_i5', 'intel_i7', 'amd_r5', 'amd_r7'))
    .refuse(dedicated, processor('intel_i9')),
  buyer('sturdy-traveller', 1400, ['office'], ['build', 'weight'])
    .who('A sales rep with 1,400 € who has broken two hinges: build and weight')
    .accept(kilosUpTo(1.5), ram(16))
    .refuse(dedicated, inches(16)),
  buyer('big-screen-parents', 700, ['office'], [], { screenSize: '17' })
    .who('Parents with 700 € who want large letters: a 17" screen')
    .accept(inches(17), ram(8), fullHd)
    .refuse(geforce(60)),
];

/** Wishes that pull apart, and one exact demand. */
export const UNUSUAL: readonly Persona[] = [
  buyer('pulled-apart', 2000, ['editing', 'office'], ['battery'])
    .who('Edits video and wants all-day battery in one machine, 2,000 €')
    .accept(hours(8), ram(16))
    .refuse(runs('chromeos')),
  buyer(
    'everything-at-once',
    2500,
    ['office', 'editing', 'design', 'programming', 'casualgaming', 'gaming'],
    ['screen', 'battery', 'weight', 'graphics', 'silence', 'build'],
  )
    .who('Ticks every purpose and every priority, 2,500 €')
    .accept(geforce(50, 4), ram(16), upperProcessor, kilosNotOver(2.4))
    .refuse(runs('macOS', 'chromeos')),
  buyer('everything-cheap', 900, ['office', 'editing', 'design', 'programming', 'casualgaming', 'gaming'])
    .who('Ticks every purpose with 900 €')
    .accept(dedicated, ram(16))
    .refuse(runs('macOS', 'chromeos')),
  buyer('contradictory-but-possible', 1300, ['casualgaming'], ['weight', 'battery'])
    .who('Casual games on a very light machine, 1,300 €')
    .accept(kilosUpTo(1.8), ram(16))
    .refuse(runs('chromeos')),
  buyer('architect', 1800, ['design'], ['graphics'])
    .who('An architect: 3D models and drawings, 1,800 €, graphics first')
    .accept(geforce(60, 4), ram(16), upperProcessor)
    .refuse(runs('chromeos')),
  buyer('rtx50-wish', 1600, ['gaming'], [], { graphics: 'nvidia_rtx50' })
    .who('Wants the newest GeForce generation, 1,600 €')
    .accept(geforce(50, 5), ram(16)),
  buyer('radeon-only', 800, ['office'], [], { graphics: 'integrated_amd' })
    .who('Works in the office, wants an AMD machine with integrated graphics, 800 €')
    .accept(ram(8), middleProcessor)
    .refuse(dedicated),
  buyer('windows-writer', 1100, ['office'], ['silence', 'weight'], { os: 'windows' })
    .who('Needs Windows for the tax program, quiet and light, 1,100 €')
    .accept(runs('windows'), kilosUpTo(1.6))
    .refuse(dedicated),
  buyer('teacher', 650, ['office'], [], { os: 'windows' })
    .who('A teacher with 650 €: class, slides, marking at home; Windows ready to use')
    .accept(runs('windows'), middleProcessor, ram(8), kilosNotOver(1.9))
    .refuse(geforce(50)),
];

/** Home and work without heavy programs: family, telework, the road, the office. */
export const WORK: readonly Persona[] = [
  buyer('last-resort-250', 250, ['office'])
    .who('Has 250 € and not one more, new and with guarantee, for job applications and mail')
    .accept(costsAtMost, ram(8), withLicenceWithin)
    .refuse(atMost('storageGb', 64)),
  buyer('bare-and-cheap-400', 400, ['office'], [], { os: 'none' })
    .who(
      'Installs his own system, 400 €: as cheap as it gets, but a few euros more for a real processor are well spent',
    )
    .accept(runs('none'), ram(8), disk(256))
    .refuse(entryChip),
  buyer('for-my-mother-500', 500, ['office'])
    .who('For my mother, 500 €: bank, photos, video calls; she switches it on and it works')
    .accept(ram(8), disk(256), withLicenceWithin)
    .refuse(entryChip, runs('none'), dedicated, kilosFrom(2.3)),
  buyer('bookkeeper-700', 700, ['office'], [], { screenSize: '15', os: 'windows' })
    .who('A bookkeeper with 700 €: Excel all day, so 15.6" with the number pad, and Windows for her program')
    .accept(runs('windows'), middleProcessor, ram(16), disk(500))
    .refuse(entryChip, fourOldCores, dedicated),
  buyer('family-shared-900', 900, ['office', 'editing', 'casualgaming'])
    .who('One laptop for the whole family, 900 €: accounts, holiday films, the children play')
    .accept(dedicated, middleProcessor, ram(16), disk(500), withLicenceWithin, stillSold)
    .refuse(runs('macOS', 'chromeos', 'none'), geforce(80)),
  buyer('telework-900', 900, ['office'], [], { os: 'windows' })
    .who('Teleworks with 900 €: Teams, remote desktop, thirty tabs; the company asks for Windows')
    .accept(runs('windows'), middleProcessor, ram(16), disk(500), yearAtLeast(2024), stillSold)
    .refuse(dedicated, fourOldCores),
  buyer('sturdy-no-eight-900', 900, ['office'], ['build'])
    .who('A self-employed adviser with 900 € who keeps his laptops for years: well built, never 8 GB at this price')
    .accept(middleProcessor, ram(16), kilosNotOver(1.9), withLicenceWithin, stillSold)
    .refuse(atMost('ramGb', 8), dedicated, entryChip),
  buyer('ten-hours-900', 900, ['office'], [], { battery: 'extended' })
    .who('Needs ten hours without a socket and says so, 900 €')
    .accept(hours(10), ram(16), withLicenceWithin, stillSold)
    .refuse(dedicated, kilosFrom(2)),
  buyer('tired-eyes-1000', 1000, ['office'], ['screen', 'silence'], { screenSize: '17' })
    .who('Long-sighted at sixty, 1,000 €: a screen of 17" or more, and quiet, for mail, press and photos')
    .accept(inches(17), fullHd, middleProcessor, ram(16), withLicenceWithin)
    .refuse(dedicated, hxProcessor, runs('none')),
  buyer('sales-rep-1100', 1100, ['office'], ['battery', 'weight', 'build'])
    .who('A sales rep who lives between trains and clients, 1,100 €: battery, weight, and it must not creak')
    .accept(hours(9), kilosUpTo(1.4), ram(16), withLicenceWithin, stillSold)
    .refuse(dedicated, big),
  buyer('journalist-1200', 1200, ['office', 'editing'], ['battery', 'weight'])
    .who('A journalist with 1,200 €: writes anywhere, cuts short videos before the deadline')
    .accept(hours(8), kilosUpTo(1.6), ram(16), withLicenceWithin)
    .refuse(hxProcessor, inches(16), entryChip),
  buyer('hard-figures-1200', 1200, ['office'], [], { screenSize: '14', ram: '16GB', storage: '1TB' })
    .who('Knows what she wants for the office: 14", 16 GB, 1 TB, 1,200 €')
    .accept(kilosNotOver(1.6), middleProcessor, withLicenceWithin, stillSold, yearAtLeast(2024))
    .refuse(dedicated),
  buyer('motorbike-1500', 1500, ['office'], ['weight'], { weight: 'ultralight' })
    .who('Goes by motorbike with it in the rucksack, 1,500 €: the lightest there is, small, no compromise in speed')
    .accept(kilosUpTo(1.3), middleProcessor, ram(16), withLicenceWithin, stillSold)
    .refuse(big, dedicated),
  buyer('lawyer-2000', 2000, ['office'], ['build', 'battery', 'silence'])
    .who('A lawyer with 2,000 €: hearings, clients in front; elegant, quiet, a day of battery')
    .accept(hours(9), kilosUpTo(1.6), ram(16), withLicenceWithin, stillSold, yearAtLeast(2024))
    .refuse(dedicated, hxProcessor),
];
