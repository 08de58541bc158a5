/**
 * The reasons and sources of the needs' figures (needs-table.ts), in words for visitors. A guide lists
 * what has a reason here.
 */
import type { Purpose } from '../../contract/answers.ts';
import type { Attribute } from '../../advisor/needs/attributes.ts';

interface Reason {
  why: string;
  /** The publisher, or {@link OWN}. */
  source: string;
}

/** Our own judgement, because nobody publishes it. */
export const OWN = 'criterio nuestro';

const OFFICE_APPS = 'Requisitos de Microsoft 365 y Teams';
const ADOBE_VIDEO = 'Requisitos de Adobe Premiere Pro';
const RESOLVE = 'Guía de configuración de DaVinci Resolve, de Blackmagic';
const ADOBE_IMAGE = 'Requisitos de Adobe Photoshop e Illustrator';
const IDES = 'Requisitos de JetBrains, Visual Studio y Android Studio';
const CONTAINERS = 'Requisitos de Docker Desktop';
const OLD_GAMES = 'Requisitos de Fortnite, Minecraft, League of Legends y EA Sports FC';
/**
 * Measured in Full HD; that an RTX 3050 is enough and an RTX 4050 plenty is our own conclusion: Radeon 740M
 * (noticias3d.com/noticia/97696), Iris Xe with 77 in GTA V (Tom's Hardware, by hardwarezone.com.my), Radeon 680M with
 * 70 % more (computerbase.de/2022-02/amd-radeon-680m-ryzen-6000-igpu-test/2), Arc 140V (Intel, by
 * pcgamesn.com/intel/lunar-lake-launch), GTX 1050 Ti with 144 in Valorant (Riot, by game-debate.com/news/28790).
 */
const GAME_RATES = 'Frecuencias publicadas por noticias3d, ComputerBase, Intel y Riot';
const NEW_GAMES = 'Requisitos de Cyberpunk 2077, Alan Wake 2 y Monster Hunter Wilds';
const GAME_SIZES = 'Tamaños en Steam de los mismos juegos: 70–150 GB cada uno';

const says = (source: string, why: string): Reason => ({ why, source });
const own = (why: string): Reason => says(OWN, why);

export const PURPOSE_REASONS: Readonly<Record<Purpose, Readonly<Partial<Record<Attribute | 'system', Reason>>>>> = {
  office: {
    cpu: says(
      OFFICE_APPS,
      'Una videollamada junto a muchas pestañas: un Core i5-1235U va cómodo y un N100, justo; con un Core Ultra 9 nada espera',
    ),
    ram: says(OFFICE_APPS, 'Windows, el navegador y Teams llenan 8 GB; con 16 GB nada de esto espera'),
    storage: says(
      OFFICE_APPS,
      'Sistema y programas ocupan 100 GB, y documentos y fotos de unos años, otro tanto; 512 GB no se llenan',
    ),
    pixels: own('A medio metro, desde 125 píxeles por pulgada la letra no se ve a escalones: Full HD hasta 17,3″'),
    weight: own('Va cada día en la mochila a clase o a la oficina'),
    battery: own('Un día de trabajo o de clase tiene ocho horas'),
    silence: own('Bibliotecas y llamadas: un chip de 15 W apenas se oye'),
    build: own('Se abre y se lleva cada día durante cinco años'),
  },
  editing: {
    cpu: says(
      ADOBE_VIDEO,
      'Exportar tarda menos con cada núcleo; los chips de clase H previsualizan 4K sin archivos proxy',
    ),
    creation: says(
      RESOLVE,
      '4 GB de vídeo son el mínimo publicado (los comparten una Arc 140V o una Radeon 780M) y 8 GB el consejo para 4K; ' +
        'una RTX 3060 o un M4 Pro previsualizan efectos, una RTX 5070 Ti con margen',
    ),
    ram: says(ADOBE_VIDEO, '16 GB son el mínimo publicado para HD y 32 GB para 4K'),
    storage: says(ADOBE_VIDEO, 'Una hora de 4K a 100 Mb/s ocupa 45 GB, y la caché y los proxies, otro tanto'),
    pixels: says(
      ADOBE_VIDEO,
      'El mínimo publicado es Full HD; con 165 píxeles por pulgada caben la línea de tiempo y la vista',
    ),
    panel: own('Corregir el color pide un panel fiel: IPS, mejor OLED'),
    system: own(
      'Premiere y Resolve van en Windows y macOS; los chips de Apple descodifican ProRes y 4:2:2 por hardware',
    ),
  },
  design: {
    cpu: says(ADOBE_IMAGE, 'Filtros y efectos vectoriales usan pocos núcleos, pero rápidos'),
    creation: says(
      ADOBE_IMAGE,
      'Las integradas modernas (Iris Xe, Arc) dibujan bien en 2D; las vistas 3D y los filtros neuronales ' +
        'piden una Arc 140T, un M3 o una RTX 3050, mejor una RTX 4050',
    ),
    ram: says(
      ADOBE_IMAGE,
      '8 GB son el mínimo publicado y 16 GB el consejo; los archivos con muchas capas llenan 32 GB',
    ),
    storage: says(ADOBE_IMAGE, 'Programas, disco de trabajo y una biblioteca de imágenes llenan 256 GB'),
    pixels: own('Detalle fino: 170 píxeles por pulgada, que son 2,5K en 16″; mejor 220, que son 2,8K en 15″'),
    panel: own('El color es el trabajo: al menos IPS con 100 % de sRGB; un OLED suele cubrirlo'),
    weight: own('Va contigo a clase y a ver clientes'),
    battery: own('Una tarde lejos del enchufe'),
    build: own('Una tapa rígida protege el panel por el camino'),
    system: own('Los programas de Adobe van en Windows y macOS'),
  },
  programming: {
    cpu: says(
      IDES,
      'Compilar e indexar usan todos los núcleos: un Core i5-13420H va bien, un Core i7-14650HX ahorra minutos cada hora',
    ),
    ram: says(CONTAINERS, 'Un IDE pide 8 GB; con contenedores o un emulador, 16; con varios, 32'),
    storage: says(CONTAINERS, 'Herramientas, imágenes y paquetes llegan a 200 GB además del sistema'),
    pixels: own('Letra pequeña sin escalones: Full HD basta; 2,5K la deja como impresa'),
    weight: own('Va de casa a la oficina algunos días por semana'),
    battery: own('Una mañana de reuniones y código sin enchufe'),
    silence: own('Concentración: compilar poco no debería acelerar los ventiladores'),
    build: own('El teclado es la herramienta; las gamas de empresa los tienen buenos'),
    system: own(
      'Hay consola Unix en todos menos ChromeOS, y Linux se puede instalar. ' +
        'Android Studio y su emulador no se hacen para Windows en ARM, y muchas máquinas virtuales y contenedores son x86',
    ),
  },
  casualgaming: {
    cpu: says(OLD_GAMES, 'Los juegos en línea populares piden un chip medio de cuatro a seis núcleos'),
    gpu: says(
      GAME_RATES,
      'En bajo, una Radeon 740M da 97 imágenes por segundo en Counter-Strike 2; una Arc 140V pasa de 60 en Fortnite; ' +
        'en alto basta una RTX 3050 y sobra una RTX 4050',
    ),
    ram: says(OLD_GAMES, '8 GB son el mínimo publicado y 16 GB el consejo'),
    storage: says(GAME_SIZES, 'Cinco juegos de 50 GB además de todo lo demás'),
    refresh: own('A 120 Hz se ve claramente más fluido que a 60'),
    weight: own('El mismo portátil va a clase'),
    battery: own('Se juega enchufado; el resto del día, no'),
    system: own('Pocos juegos se hacen para ARM o macOS'),
  },
  gaming: {
    cpu: says(
      NEW_GAMES,
      'Los mundos abiertos cargan el procesador: un chip H mantiene 60 imágenes por segundo, un HX las tasas altas',
    ),
    gpu: says(
      NEW_GAMES,
      'Una RTX 3050 los arranca, una RTX 4060 juega en alto a Full HD, una RTX 5090 llena cualquier pantalla',
    ),
    ram: says(NEW_GAMES, '12 GB son el mínimo publicado y 16 GB el consejo; 32 GB dejan sitio para lo demás'),
    storage: says(GAME_SIZES, 'Tres o cuatro juegos llenan 512 GB'),
    refresh: own('144 Hz es la medida de una pantalla de juego; 60 Hz desperdician lo que dibuja la gráfica'),
    build: own('El calor y el peso castigan una carcasa de plástico'),
    system: own('Los juegos actuales se hacen para Windows con x86'),
  },
};
