import {
  atMost,
  buyer,
  costsAtMost,
  dedicated,
  disk,
  either,
  entryChip,
  geforce,
  graphicsAre,
  hertz,
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
  wideAtLeast,
  withLicenceWithin,
  yearAtLeast,
  type Persona,
} from '../persona-checks.ts';

const NO_GAMES = [runs('macOS', 'chromeos'), processor('snapdragon_x', 'apple_m')];

/** Buyers who play, a little or a lot. */
export const PLAYERS: readonly Persona[] = [
  buyer('casual-550', 550, ['casualgaming', 'office'])
    .who('A teenager with 550 €: Minecraft, Fortnite, homework')
    .accept(middleProcessor, ram(8), disk(256))
    .refuse(runs('chromeos', 'macOS'), processor('snapdragon_x')),
  buyer('casual-750', 750, ['casualgaming'])
    .who('Plays FIFA and League of Legends in the evening, 750 €')
    .accept(dedicated, ram(16), disk(512))
    .refuse(runs('chromeos', 'macOS')),
  buyer('casual-1000', 1000, ['casualgaming'])
    .who('Casual games in Full HD without compromise for 1,000 €')
    .accept(either(geforce(50, 4), geforce(60)), ram(16), hertz(120))
    .refuse(runs('macOS', 'chromeos')),
  buyer('casual-rich', 3500, ['casualgaming'])
    .who('3,500 € but only plays The Sims and FIFA: no monster wanted')
    .accept(dedicated, costsAtMost(1800))
    .refuse(geforce(80)),
  buyer('gaming-700', 700, ['gaming'])
    .who('Wants to play the latest with 700 €: dedicated graphics, whatever else must give')
    .accept(dedicated, ram(8))
    .refuse(runs('macOS', 'chromeos'), atMost('ramGb', 4)),
  buyer('gaming-1000', 1000, ['gaming'])
    .who('A gamer with 1,000 €: the best graphics that money buys')
    .accept(either(geforce(50, 4), geforce(60)), ram(16), hertz(120))
    .refuse(runs('macOS', 'chromeos')),
  buyer('gaming-1500', 1500, ['gaming'])
    .who('A gamer with 1,500 €')
    .accept(geforce(60, 4), ram(16), hertz(144), upperProcessor)
    .refuse(runs('macOS', 'chromeos')),
  buyer('gaming-2500', 2500, ['gaming'], [], { resolution: '2k' })
    .who('A gamer with 2,500 € who wants high settings in 2.5K')
    .accept(geforce(70, 4), wideAtLeast(2560), ram(16), hertz(144)),
  buyer('gaming-4000-graphics', 4000, ['gaming'], ['graphics'])
    .who('An enthusiast with 4,000 € for whom only graphics count')
    .accept(either(geforce(80, 4), geforce(90, 4)), ram(16)),
  buyer('gaming-quiet', 1600, ['gaming'], ['silence'])
    .who('Plays at night beside a sleeping child: gaming with silence, 1,600 €')
    .accept(dedicated, ram(16))
    .refuse(runs('macOS', 'chromeos')),
  buyer('gaming-light', 2000, ['gaming'], ['weight'])
    .who('Light and powerful: plays the latest and carries it to class, 2,000 €')
    .accept(dedicated, kilosUpTo(2), geforce(50, 4))
    .refuse(kilosFrom(2.3), runs('macOS')),
  buyer('gaming-and-study', 1300, ['gaming', 'office'])
    .who('An engineering student: plays at night, takes notes by day, 1,300 €')
    .accept(either(geforce(50, 4), geforce(60)), ram(16), kilosNotOver(2.4))
    .refuse(runs('macOS', 'chromeos'), inches(17)),
];

/** Games of every weight, alone and beside work, from LoL to the best of the year. */
export const GAMES: readonly Persona[] = [
  buyer('sims-600', 600, ['casualgaming', 'office'])
    .who('The Sims and Stardew Valley beside her studies, 600 €')
    .accept(middleProcessor, ram(16), disk(500), withLicenceWithin)
    .refuse(...NO_GAMES, entryChip),
  buyer('lol-and-study-800', 800, ['casualgaming', 'office'])
    .who('University in the morning, LoL and Valorant at night, 800 €')
    .accept(geforce(50, 3), ram(16), hertz(120), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES),
  buyer('gamer-900', 900, ['gaming'])
    .who('A gamer with 900 €: no 8 GB, graphics of the last two generations')
    .accept(geforce(50, 4), ram(16), hertz(120), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES, atMost('ramGb', 8)),
  buyer('casual-quiet-1200', 1200, ['casualgaming'], ['silence'])
    .who('Plays an hour in the evening in the living room, 1,200 €: a jet engine would end the marriage')
    .accept(dedicated, ram(16), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES, hxProcessor),
  buyer('newest-165-1200', 1200, ['gaming'], [], { graphics: 'nvidia_rtx50', refreshRate: '165' })
    .who('Wants RTX 50 and 165 Hz, 1,200 €, Windows included in the sum')
    .accept(geforce(50, 5), hertz(165), ram(16), withLicenceWithin),
  buyer('triple-a-and-study-1200', 1200, ['gaming', 'office'])
    .who('Cyberpunk at night, lectures by day, 1,200 €')
    .accept(geforce(60, 4), ram(16), hertz(120), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES, inches(17)),
  buyer('work-and-play-1500', 1500, ['office', 'programming', 'casualgaming'])
    .who('A programmer in an office who plays a little at home, 1,500 €: integrated graphics would be a swindle')
    .accept(geforce(50, 4), upperProcessor, ram(16), kilosNotOver(2.5), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES, inches(17)),
  buyer('plays-on-mac-1500', 1500, ['office', 'casualgaming'], [], { os: 'macOS' })
    .who('A Mac and nothing else, 1,500 €; plays Baldur’s Gate now and then')
    .accept(runs('macOS'), ram(16), disk(500))
    .refuse(atMost('ramGb', 8)),
  buyer('streamer-1600', 1600, ['gaming', 'editing'])
    .who('Plays, streams and cuts the best moments, 1,600 €')
    .accept(geforce(60, 4), upperProcessor, ram(16), hertz(120), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES),
  buyer('esports-240-1700', 1700, ['gaming'], [], { refreshRate: '240' })
    .who('Competes in Valorant and demands 240 Hz, 1,700 €')
    .accept(hertz(240), geforce(60, 4), ram(16), withLicenceWithin)
    .refuse(...NO_GAMES),
  buyer('desktop-substitute-1800', 1800, ['gaming'], [], { screenSize: '17' })
    .who('It stays on the desk instead of a tower, 1,800 €: 17" and today’s graphics')
    .accept(inches(17), geforce(60, 5), ram(16), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES),
  buyer('triple-a-2000', 2000, ['gaming'])
    .who('AAA at high settings with 2,000 €')
    .accept(geforce(70, 5), upperProcessor, ram(16), disk(1000), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES),
  buyer('small-gamer-2300', 2300, ['gaming'], ['weight'], { screenSize: '14' })
    .who('Travels with his games: 14", 2,300 €, as light as it gets with real graphics')
    .accept(geforce(60, 4), kilosUpTo(1.75), ram(16), withLicenceWithin)
    .refuse(...NO_GAMES),
  buyer('tempted-by-mac-2500', 2500, ['gaming'], ['battery', 'screen', 'silence'])
    .who('A gamer with 2,500 € who would love battery, a fine screen and silence; but the games run on Windows')
    .accept(geforce(60, 4), upperProcessor, ram(16), wideAtLeast(2560), hertz(120), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES),
  buyer('fast-screen-3000', 3000, ['gaming'], [], { refreshRate: '165' })
    .who('165 Hz or more and everything on ultra, 3,000 €: 8 GB of video memory would be a bad joke')
    .accept(
      graphicsAre('RTX 4080', 'RTX 4090', 'RTX 5070 Ti', 'RTX 5080', 'RTX 5090'),
      hertz(165),
      ram(16),
      withLicenceWithin,
      stillSold,
    )
    .refuse(...NO_GAMES),
  buyer('best-of-the-year-4000', 4000, ['gaming'])
    .who('The best for games, 4,000 €; will not pay it for last generation’s graphics')
    .accept(geforce(80, 5), yearAtLeast(2025), ram(32), hertz(240), withLicenceWithin, stillSold)
    .refuse(...NO_GAMES),
];
