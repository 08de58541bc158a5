/**
 * The reasons and sources of the needs' figures (needs-table.ts, kind-needs-table.ts), in words for visitors. Typed with
 * the same keys, so that a missing reason does not compile.
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
const GAME_SIZES = 'Tamaños en Steam de los mismos juegos (70–150 GB cada uno)';

const says = (source: string, why: string): Reason => ({ why, source });
const own = (why: string): Reason => says(OWN, why);

const UNUSED_IN_GAMES = own('Aquí nadie juega');
const UNUSED_IN_CREATION = own('Aquí nadie edita');

export const PURPOSE_REASONS: Readonly<Record<Purpose, Readonly<Record<Attribute | 'system' | 'size', Reason>>>> = {
  office: {
    cpu: says(
      OFFICE_APPS,
      'Una videollamada junto a muchas pestañas: un Core i5-1235U va cómodo y un N100, justo; con un Core Ultra 9 nada espera',
    ),
    gpu: says(OFFICE_APPS, 'Cualquier gráfica integrada basta para documentos y vídeo'),
    creation: UNUSED_IN_CREATION,
    ram: says(OFFICE_APPS, 'Windows, el navegador y Teams llenan 8 GB; con 16 GB nada de esto espera'),
    storage: says(
      OFFICE_APPS,
      'Sistema y programas ocupan 100 GB, y documentos y fotos de unos años, otro tanto; 512 GB no se llenan',
    ),
    pixels: own('A medio metro, desde 125 píxeles por pulgada la letra no se ve a escalones: Full HD hasta 17,3″'),
    refresh: own('El texto se desplaza bien a 60 Hz y más suave a 90'),
    panel: own('Muchas horas de lectura piden al menos un panel IPS'),
    weight: own('Va cada día en la mochila a clase o a la oficina'),
    battery: own('Un día de trabajo o de clase tiene ocho horas'),
    silence: own('Bibliotecas y llamadas: un chip de 15 W apenas se oye'),
    build: own('Se abre y se lleva cada día durante cinco años'),
    system: own('Microsoft 365 va en Windows y macOS; la licencia cuenta como precio, instalarla cuesta una tarde'),
    size: own('Con 14″ caben la mochila y dos documentos'),
  },
  editing: {
    cpu: says(
      ADOBE_VIDEO,
      'Exportar tarda menos con cada núcleo; los chips de clase H previsualizan 4K sin archivos proxy',
    ),
    gpu: UNUSED_IN_GAMES,
    creation: says(
      RESOLVE,
      '4 GB de vídeo son el mínimo publicado (los comparten una Arc 140V o una Radeon 780M) y 8 GB el consejo para 4K; una RTX 3060 o un M4 Pro previsualizan efectos, una RTX 5070 Ti con margen',
    ),
    ram: says(ADOBE_VIDEO, '16 GB son el mínimo publicado para HD y 32 GB para 4K'),
    storage: says(ADOBE_VIDEO, 'Una hora de 4K a 100 Mb/s ocupa 45 GB, y la caché y los proxies, otro tanto'),
    pixels: says(
      ADOBE_VIDEO,
      'El mínimo publicado es Full HD; con 165 píxeles por pulgada caben la línea de tiempo y la vista',
    ),
    refresh: own('El material tiene de 24 a 60 imágenes por segundo'),
    panel: own('Corregir el color pide un panel fiel: IPS, mejor OLED'),
    weight: own('Va de casa al rodaje y al estudio, no todo el día'),
    battery: own('Se edita enchufado; un primer montaje en el tren lleva horas'),
    silence: own('El sonido se juzga junto a los ventiladores'),
    build: own('Mucho rato a plena carga pide buena refrigeración y bisagras'),
    system: own(
      'Premiere y Resolve van en Windows y macOS; los chips de Apple descodifican ProRes y 4:2:2 por hardware',
    ),
    size: own('La línea de tiempo y la vista piden anchura'),
  },
  design: {
    cpu: says(ADOBE_IMAGE, 'Filtros y efectos vectoriales usan pocos núcleos, pero rápidos'),
    gpu: UNUSED_IN_GAMES,
    creation: says(
      ADOBE_IMAGE,
      'Las integradas modernas (Iris Xe, Arc) dibujan bien en 2D; las vistas 3D y los filtros neuronales piden una Arc 140T, un M3 o una RTX 3050, mejor una RTX 4050',
    ),
    ram: says(
      ADOBE_IMAGE,
      '8 GB son el mínimo publicado y 16 GB el consejo; los archivos con muchas capas llenan 32 GB',
    ),
    storage: says(ADOBE_IMAGE, 'Programas, disco de trabajo y una biblioteca de imágenes llenan 256 GB'),
    pixels: own('Detalle fino: 170 píxeles por pulgada, que son 2,5K en 16″; mejor 220, que son 2,8K en 15″'),
    refresh: own('El lápiz y los desplazamientos van más suaves a 120 Hz'),
    panel: says(ADOBE_IMAGE, 'El color es el trabajo: al menos IPS; OLED cubre P3'),
    weight: own('Va contigo a clase y a ver clientes'),
    battery: own('Una tarde lejos del enchufe'),
    silence: own('Se trabaja en oficinas'),
    build: own('Una tapa rígida protege el panel por el camino'),
    system: own('Los programas de Adobe van en Windows y macOS'),
    size: own('El lienzo y las paletas piden anchura'),
  },
  programming: {
    cpu: says(
      IDES,
      'Compilar e indexar usan todos los núcleos: un Core i5-13420H va bien, un Core i7-14650HX ahorra minutos cada hora',
    ),
    gpu: says(IDES, 'La gráfica solo tiene que mover dos pantallas externas'),
    creation: UNUSED_IN_CREATION,
    ram: says(CONTAINERS, 'Un IDE pide 8 GB; con contenedores o un emulador, 16; con varios, 32'),
    storage: says(CONTAINERS, 'Herramientas, imágenes y paquetes llegan a 200 GB además del sistema'),
    pixels: own('Letra pequeña sin escalones: Full HD basta; 2,5K la deja como impresa'),
    refresh: own('El texto se desplaza bien a 60 Hz'),
    panel: own('Ocho horas de letra pequeña'),
    weight: own('Va de casa a la oficina algunos días por semana'),
    battery: own('Una mañana de reuniones y código sin enchufe'),
    silence: own('Concentración: compilar poco no debería acelerar los ventiladores'),
    build: own('El teclado es la herramienta; las gamas de empresa los tienen buenos'),
    system: own(
      'Hay consola Unix en todos menos ChromeOS, y Linux se puede instalar. Android Studio y su emulador no se hacen para Windows en ARM, y muchas máquinas virtuales y contenedores son x86',
    ),
    size: own('El editor y la documentación, uno junto a otro'),
  },
  casualgaming: {
    cpu: says(OLD_GAMES, 'Los juegos en línea populares piden un chip medio de cuatro a seis núcleos'),
    gpu: says(
      GAME_RATES,
      'En bajo, una Radeon 740M da 97 imágenes por segundo en Counter-Strike 2; una Arc 140V pasa de 60 en Fortnite; en alto basta una RTX 3050 y sobra una RTX 4050',
    ),
    creation: UNUSED_IN_CREATION,
    ram: says(OLD_GAMES, '8 GB son el mínimo publicado y 16 GB el consejo'),
    storage: says(GAME_SIZES, 'Cinco juegos de 50 GB además de todo lo demás'),
    pixels: own('Full HD es lo que estas gráficas pueden llenar'),
    refresh: own('A 120 Hz se ve claramente más fluido que a 60'),
    panel: own('Un TN deja estelas y colores lavados'),
    weight: own('El mismo portátil va a clase'),
    battery: own('Se juega enchufado; el resto del día, no'),
    silence: own('Ratos cortos, a menudo con auriculares'),
    build: own('Se abre y se mueve cada día'),
    system: own('Pocos juegos se hacen para ARM o macOS'),
    size: own('Más grande es más divertido; demasiado se queda en casa'),
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
    creation: UNUSED_IN_CREATION,
    ram: says(NEW_GAMES, '12 GB son el mínimo publicado y 16 GB el consejo; 32 GB dejan sitio para lo demás'),
    storage: says(GAME_SIZES, 'Tres o cuatro juegos llenan 512 GB'),
    pixels: own('En Full HD se juega; 2,5K es lo que merece una gráfica potente'),
    refresh: own('144 Hz es la medida de una pantalla de juego; 60 Hz desperdician lo que dibuja la gráfica'),
    panel: own('IPS rápido o mejor'),
    weight: own('Va de un escritorio a otro'),
    battery: own('Se juega enchufado'),
    silence: own('Lo normal son los auriculares'),
    build: own('El calor y el peso castigan una carcasa de plástico'),
    system: own('Los juegos actuales se hacen para Windows con x86'),
    size: own('Los más grandes enfrían mejor y enseñan más'),
  },
};
