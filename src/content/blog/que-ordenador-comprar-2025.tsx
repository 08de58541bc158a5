/** A buying guide, written in April 2025 and checked in November 2026. */
import { PATHS } from '#src/config/paths.ts';
import { Aside, H3, Item, Lead, List, NumberedList, P, Strong, TextLink, TextTable } from '#src/ui/prose.tsx';
import { type ArticleSection, CallToAction, MoreDetails, PriceRange, PriceTier } from './article-parts.tsx';

const range = (from: number, to: number) => <PriceRange from={from} to={to} />;

export const imageCaption =
  'Tres peldaños de precio y una sola diana. El portátil que acierta no suele ser el más caro, sino el que encaja con lo ' +
  'que haces.';

export const sections: readonly ArticleSection[] = [
  { id: 'la-respuesta-corta', title: 'La respuesta corta', Text: ShortAnswer },
  { id: 'tres-preguntas-antes-de-mirar-modelos', title: 'Tres preguntas antes de mirar modelos', Text: ThreeQuestions },
  { id: 'que-piezas-se-notan-y-cuales-no', title: 'Qué piezas se notan y cuáles no', Text: Parts },
  { id: 'que-cambio-en-2025-y-que-desde-entonces', title: 'Qué cambió en 2025, y qué desde entonces', Text: News },
  { id: 'los-tres-peldanos-de-precio', title: 'Los tres peldaños de precio', Text: PriceTiers },
  { id: 'cuanto-gastar-perfil-a-perfil', title: 'Cuánto gastar, perfil a perfil', Text: HowMuch },
  { id: 'cinco-errores-caros', title: 'Cinco errores caros', Text: ExpensiveMistakes },
  { id: 'compro-ahora-o-espero', title: '¿Compro ahora o espero?', Text: NowOrLater },
  { id: 'antes-de-pagar-repasa-esta-lista', title: 'Antes de pagar, repasa esta lista', Text: LastCheck },
];

export function Introduction() {
  return (
    <>
      <Lead>
        Comprar un portátil se ha vuelto más difícil de lo que debería. Hay cientos de modelos, los nombres parecen
        matrículas y dos equipos que cuestan lo mismo pueden ser muy distintos por dentro. La mayoría de los errores,
        sin embargo, son siempre los mismos: pagar por potencia que no se usa, ahorrar justo en lo que se nota cada día
        o decidir por el nombre del procesador.
      </Lead>
      <P>
        Esta guía va en el orden en que conviene decidir: primero para qué lo quieres, después cuánto tiene sentido
        gastar y solo al final qué modelo. Y cada vez que recomendamos algo, te contamos también su pero, porque todos
        tienen uno.
      </P>
      <Aside>
        <P>
          <Strong>Es una guía de 2025.</Strong> Los márgenes de precio y los modelos son los de abril de ese año; en
          noviembre de 2026 hemos revisado lo que ha cambiado desde entonces. Para los portátiles de ahora,{' '}
          <TextLink href={PATHS.form}>el asesor</TextLink> pone fecha a cada precio.
        </P>
      </Aside>
    </>
  );
}

function ShortAnswer() {
  return (
    <>
      <P>
        Si solo vas a leer una parte, que sea esta tabla. Son los márgenes de precio en los que, en abril de 2025, cada
        tipo de persona encontraba un buen equipo nuevo. Por debajo empiezan las renuncias que se notan; por encima, los
        euros que no.
      </P>
      <TextTable
        heads={['Para quién', 'Cuánto gastar', 'En qué se va el dinero']}
        rows={[
          [
            'Uso básico: navegar, series, trámites',
            range(500, 800),
            'Un disco rápido, 16\u00A0GB de memoria y una pantalla que no canse',
          ],
          ['Estudiantes', range(700, 1400), 'Poco peso y autonomía para un día de clases'],
          ['Profesionales', range(800, 1800), 'Buen teclado, buena pantalla y memoria de sobra'],
          ['Jugadores', range(1000, 4000), 'La tarjeta gráfica, y una carcasa capaz de enfriarla'],
          ['Diseño, vídeo y 3D', range(1800, 4500), 'Color fiel, gráfica dedicada y 32\u00A0GB de memoria'],
        ]}
      />
      <P>
        ¿Tu caso no cabe en una fila? Es lo normal: casi nadie usa el ordenador para una sola cosa. Cuando dos perfiles
        se cruzan, manda el más exigente en cada pieza. Quien estudia arquitectura necesita la gráfica del diseñador y
        el peso del estudiante, y eso también se paga.
      </P>
      <CallToAction>Encuentra el tuyo en menos de dos minutos</CallToAction>
    </>
  );
}

function ThreeQuestions() {
  return (
    <>
      <P>
        <Strong>¿Qué programa te hace esperar hoy?</Strong> Es la mejor pista que existe. Si tu equipo se atasca con
        veinte pestañas abiertas, te falta memoria, no procesador. Si lo que tarda es exportar un vídeo, entonces sí. Y
        si todo va lento, desde el arranque, lo más probable es que tengas un disco mecánico y que cualquier portátil
        actual te parezca un cohete.
      </P>
      <P>
        <Strong>¿Dónde lo vas a usar?</Strong> Un portátil que vive en una mesa puede pesar 2,3 kilos sin molestar a
        nadie. Uno que va y viene cada día en la mochila, con el cargador, se hace notar a partir de kilo y medio.
        Piensa en tu peor día de la semana, no en el mejor.
      </P>
      <P>
        <Strong>¿Cuánto tiempo lo quieres tener?</Strong> Para seis años merece la pena pagar más memoria y una pantalla
        mejor, porque son las dos cosas que casi nunca se pueden cambiar después. Para dos o tres, compra lo que
        necesitas hoy y guarda la diferencia.
      </P>
    </>
  );
}

function Parts() {
  return (
    <>
      <H3 id="memoria-16-gb-es-el-nuevo-minimo">Memoria: 16&nbsp;GB es el nuevo mínimo</H3>
      <P>
        Con 8&nbsp;GB todavía se puede trabajar, pero Windows y un navegador actual ya ocupan casi todo. No compraríamos
        un equipo nuevo con menos de 16&nbsp;GB salvo que el presupuesto no dé para más y la memoria se pueda ampliar.
        Edición de vídeo, máquinas virtuales o proyectos de programación grandes piden 32&nbsp;GB. Más de eso es para
        quien ya sabe por qué lo necesita.
      </P>
      <P>
        Mira también si viene soldada. En la mayoría de los portátiles finos lo está, incluidos todos los MacBook y los
        Intel Core Ultra 200V, que la llevan dentro del propio chip: lo que compras el primer día es lo que tendrás
        siempre.
      </P>
      <H3 id="almacenamiento-ssd-y-mejor-de-512-gb">Almacenamiento: SSD, y mejor de 512&nbsp;GB</H3>
      <P>
        Un SSD es un disco sin partes móviles, y hoy lo lleva prácticamente todo. La diferencia entre uno rápido y otro
        rapidísimo no la vas a notar; la diferencia entre 256 y 512&nbsp;GB, sí, y hacia el segundo año. Con fotos,
        juegos o vídeo, 1&nbsp;TB. Muchos equipos tienen hueco para cambiarlo o añadir otro, así que aquí sí se puede
        ahorrar al principio.
      </P>
      <H3 id="procesador-cualquiera-actual-de-gama-media">Procesador: cualquiera actual de gama media</H3>
      <P>
        Es la pieza que más sale en los anuncios y la que menos cambia tu día. Un Intel Core i5 o un AMD Ryzen 5 de los
        últimos tres años sobran para estudiar, trabajar y llevar la casa. Los nombres, eso sí, confunden a propósito:
      </P>
      <List>
        <Item>
          <Strong>El número del medio no lo es todo.</Strong> Un Ryzen 5 7520U parece de 2023 por su nombre, pero su
          diseño es de 2019. Un Ryzen 5 7535HS, con un número casi igual, juega en otra liga.
        </Item>
        <Item>
          <Strong>La letra final importa más.</Strong> «U» gasta poco y rinde lo justo; «H» es para quien exige; «HX» es
          casi un ordenador de sobremesa, con su calor y su consumo.
        </Item>
        <Item>
          <Strong>«Core» a secas no es «Core Ultra».</Strong> Los Intel Core 5 y Core 7 sin apellido se apoyan en un
          diseño anterior. No son malos, pero no los pagues como novedad.
        </Item>
      </List>
      <H3 id="grafica-o-la-necesitas-o-te-sobra">Gráfica: o la necesitas o te sobra</H3>
      <P>
        La tarjeta gráfica, o GPU, es el chip que dibuja. La integrada, que viene dentro del procesador, basta para
        oficina, vídeo y retoque de fotos ligero. La dedicada solo se amortiza si juegas, editas vídeo a menudo o
        trabajas en 3D. A cambio siempre pide algo: más peso, más ruido y menos horas lejos del enchufe.
      </P>
      <P>
        Dos portátiles con la misma RTX 4060 pueden rendir muy distinto, porque el fabricante decide cuánta energía le
        da: desde 35 hasta 115 vatios. Ese dato está en la ficha técnica y casi nunca en el anuncio. Búscalo.
      </P>
      <H3 id="pantalla-peso-y-autonomia-lo-que-se-nota-cada-dia">
        Pantalla, peso y autonomía: lo que se nota cada día
      </H3>
      <P>
        Miras la pantalla todas las horas que usas el ordenador, y es donde más recortan los equipos baratos. Pide
        resolución de 1920&nbsp;×&nbsp;1080 como mínimo, panel IPS u OLED y unos 300 nits de brillo; con 250, un día de
        sol junto a la ventana se hace largo. Si trabajas con color, busca que cubra el 100&nbsp;% de sRGB, y desconfía
        de la coletilla «45&nbsp;% NTSC»: quiere decir colores apagados.
      </P>
      <P>
        De la autonomía que promete el fabricante, cuenta con dos tercios. Más fiable es mirar la capacidad de la
        batería, en vatios hora (Wh): con menos de 45 tendrás que llevar el cargador; con 60 o más y un procesador que
        gaste poco llegarás a la tarde.
      </P>
      <TextTable
        heads={['Perfil', 'Procesador', 'Memoria', 'Gráfica', 'Pantalla y peso']}
        rows={[
          [
            'Uso básico',
            'Core i3 o i5, Ryzen 3 o 5',
            '8\u00A0GB, mejor 16',
            'Integrada',
            '15,6″, Full HD; el peso da igual',
          ],
          ['Estudiar', 'Core i5, Core Ultra 5, Ryzen 5', '16\u00A0GB', 'Integrada', '13–14″, menos de 1,5\u00A0kg'],
          [
            'Trabajar',
            'Core Ultra 5 o 7, Ryzen 7, Apple M4',
            '16\u00A0GB, 32 si programas',
            'Integrada',
            '14–16″, IPS u OLED, menos de 1,8\u00A0kg',
          ],
          [
            'Jugar',
            'Core i7, Ryzen 7',
            '16\u00A0GB, mejor 32',
            'RTX 4060 o superior',
            '15–16″, 144\u00A0Hz o más; unos 2,3\u00A0kg',
          ],
          [
            'Diseño y vídeo',
            'Core Ultra 9, Ryzen AI 9, Apple M4 Pro',
            '32\u00A0GB',
            'RTX 4060 o superior, o Apple',
            '14–16″, OLED o mini-LED, 100\u00A0% sRGB',
          ],
        ]}
      />
    </>
  );
}

function News() {
  return (
    <>
      <P>
        <Strong>Windows 10 se acabó.</Strong> Su soporte terminó el 14 de octubre de 2025. Si tu equipo es anterior a
        2018, lo más probable es que no admita Windows&nbsp;11 de forma oficial: para lo que hagas conectado a internet,
        toca pensar en cambiarlo.
      </P>
      <P>
        <Strong>Procesadores que sí cambiaron algo.</Strong> Los Intel Core Ultra 200V y los AMD Ryzen AI 300 trajeron a
        Windows algo que antes era cosa de los MacBook: jornadas enteras sin enchufe en equipos finos. También lo
        consiguen los Snapdragon X, pero con ellos comprueba antes que tus programas funcionan: la mayoría va bien;
        algunos juegos, controladores de impresora y programas antiguos, no.
      </P>
      <P>
        <Strong>El MacBook Air M4.</Strong> Salió en marzo de 2025 con 16&nbsp;GB de memoria de serie, mueve dos
        pantallas externas con la tapa abierta y no tiene ventilador. Después ha llegado el M5; el M4, mientras se
        encuentre, sigue siendo un buen punto de partida si te gusta macOS.
      </P>
      <P>
        <Strong>Las RTX 50 llegaron.</Strong> En abril de 2025 solo había RTX 5080 y 5090, caras y con pocas unidades;
        después llegaron las de gama media, y en noviembre de 2026 nuestro catálogo tiene portátiles con una por menos
        de 1000&nbsp;€. Los equipos con RTX 4060 y 4070 siguen siendo una buena compra si cuestan menos.
      </P>
      <P>
        <Strong>«Copilot+» es una etiqueta, no un motivo.</Strong> Indica que el equipo lleva un chip para inteligencia
        artificial de al menos 40 billones de operaciones por segundo y 16&nbsp;GB de memoria. Los 16&nbsp;GB te vendrán
        bien. Lo demás, hoy, lo aprovechan pocos programas: que la lleve está bien; pagar de más por ella, no.
      </P>
    </>
  );
}

function PriceTiers() {
  return (
    <>
      <PriceTier
        id="gama-alta-cuando-el-ordenador-es-tu-herramienta"
        title="Gama alta: cuando el ordenador es tu herramienta"
      >
        <P>
          Para quien gana dinero con el equipo o juega en serio. Se reconoce por tres cosas a la vez: pantalla
          excelente, potencia que se mantiene durante horas y una construcción que aguanta años. Si te falta alguna de
          las tres, estás pagando gama alta por uno de gama media.
        </P>
        <MoreDetails>
          <P>Ejemplos de lo que buscamos a esta altura:</P>
          <List>
            <Item>
              <Strong>ASUS ProArt P16</Strong>: pantalla OLED con color de estudio y gráfica dedicada en 1,85&nbsp;kg.
              Para vídeo y diseño.
            </Item>
            <Item>
              <Strong>Apple MacBook Pro 14 M4 Pro</Strong>: el más silencioso de su potencia, y el que mejor la mantiene
              con batería.
            </Item>
            <Item>
              <Strong>ASUS ROG Zephyrus G16</Strong>: hasta una RTX 4090 en menos de dos kilos. Para jugar y también
              para trabajar.
            </Item>
            <Item>
              <Strong>Lenovo Legion Pro 7</Strong>: si no va a salir de la mesa, el que menos se ahoga en partidas
              largas.
            </Item>
          </List>
          <Aside>
            <P>
              <Strong>El pero:</Strong> cada kilo que quitas y cada vatio que añades se paga dos veces, en la tienda y
              en ruido. Un equipo de 2500&nbsp;€ no dura el doble que uno de 1250&nbsp;€; dura algo más y va mejor
              mientras dura. Si dudas entre dos configuraciones, elige la de más memoria antes que la de procesador más
              alto.
            </P>
          </Aside>
        </MoreDetails>
      </PriceTier>
      <PriceTier id="calidad-precio-donde-aciertan-casi-todos" title="Calidad-precio: donde aciertan casi todos">
        <P>
          Es el peldaño en el que cada euro de más todavía se nota. Aquí ya hay pantallas buenas, 16&nbsp;GB de memoria
          como norma, cuerpos de metal y gráficas con las que se juega a casi todo a resolución Full HD. Si no sabes por
          dónde empezar, empieza aquí.
        </P>
        <MoreDetails>
          <P>Ejemplos que suelen salir bien parados:</P>
          <List>
            <Item>
              <Strong>Apple MacBook Air 13 M4</Strong>: 1,24&nbsp;kg, sin ruido y con batería para una jornada. Para
              estudiar, escribir, programar y retocar fotos.
            </Item>
            <Item>
              <Strong>ASUS Zenbook S 14 OLED</Strong>: la respuesta con Windows, 1,2&nbsp;kg y pantalla OLED. Para
              moverse, poco más se le puede pedir.
            </Item>
            <Item>
              <Strong>Lenovo Legion Slim 5</Strong>: RTX 4060 sin aspecto de nave espacial. Sirve para clase, para jugar
              y para editar.
            </Item>
            <Item>
              <Strong>ASUS TUF Gaming A15</Strong>: más sencillo por fuera, con una RTX 4060 bien alimentada. De lo
              mejor para jugar por lo que cuesta.
            </Item>
          </List>
          <Aside>
            <P>
              <Strong>El pero:</Strong> en este peldaño casi todo el mundo renuncia a una cosa, y conviene elegir a
              cuál. Los finos no juegan; los que juegan pesan más de dos kilos y aguantan pocas horas sin enchufe. Y la
              memoria de los finos no se amplía: cómprala desde el principio.
            </P>
          </Aside>
        </MoreDetails>
      </PriceTier>
      <PriceTier
        id="menos-de-750-suficiente-si-sabes-que-mirar"
        title="Menos de 750&nbsp;€: suficiente, si sabes qué mirar"
      >
        <P>
          Por menos de 750&nbsp;€ hay portátiles honrados para estudiar, hacer trámites, ver series y trabajar con
          documentos. La clave es no perseguir el procesador más alto, sino evitar las tres trampas de esta gama:
          8&nbsp;GB soldados, 256&nbsp;GB de disco y pantallas apagadas.
        </P>
        <MoreDetails>
          <P>Ejemplos de esta gama:</P>
          <List>
            <Item>
              <Strong>Lenovo IdeaPad Slim 3</Strong>: con un Core i5 de la serie H y 16&nbsp;GB es de lo más equilibrado
              que hay por su precio.
            </Item>
            <Item>
              <Strong>HP 15-fd0080ns</Strong>: Core i5 de bajo consumo, 16&nbsp;GB y 1,59&nbsp;kg. Discreto y cómodo
              para llevar a clase.
            </Item>
            <Item>
              <Strong>ASUS Vivobook 15 M1502YA</Strong>: Ryzen 7 y 16&nbsp;GB. Rinde más de lo que aparenta.
            </Item>
            <Item>
              <Strong>Acer Aspire 3 A315-59</Strong>: de los más baratos con Core i5 y 16&nbsp;GB; a cambio, su batería
              es pequeña, de 40&nbsp;Wh.
            </Item>
          </List>
          <Aside>
            <P>
              <Strong>El pero:</Strong> las pantallas son correctas y poco más, el plástico cruje y muchos se venden sin
              Windows. Si ves «FreeDOS» o «sin sistema operativo», suma el precio de la licencia o un rato para instalar
              Linux. Para jugar a títulos recientes, por este dinero, casi siempre es mejor ahorrar un poco más.
            </P>
          </Aside>
        </MoreDetails>
      </PriceTier>
      <CallToAction>Dinos tu presupuesto y te enseñamos tres opciones</CallToAction>
    </>
  );
}

function HowMuch() {
  return (
    <>
      <P>
        La tabla del principio da los márgenes. Esto es lo que ganas al moverte dentro de cada uno, y dónde conviene
        parar.
      </P>
      <TextTable
        heads={['Perfil', 'En la parte baja', 'En la parte alta', 'Dónde parar']}
        rows={[
          [
            'Básico, 500–\u2060800\u00A0€',
            'Equipo correcto, pantalla justa',
            'Cuerpo más ligero y mejor panel',
            'A partir de 800\u00A0€ no notarás nada',
          ],
          [
            'Estudiante, 700–\u20601400\u00A0€',
            '16\u00A0GB y Full HD, en torno a 1,6\u00A0kg',
            'Metal, 1,2\u00A0kg y autonomía para todo el día',
            'Cuando ya pese menos de 1,3\u00A0kg',
          ],
          [
            'Profesional, 800–\u20601800\u00A0€',
            'Buen procesador y 16\u00A0GB',
            'OLED, 32\u00A0GB y batería grande',
            'Cuando tengas 32\u00A0GB y una pantalla buena',
          ],
          [
            'Jugador, 1000–\u20604000\u00A0€',
            'RTX 4060 y 144\u00A0Hz: casi todo en Full HD',
            'RTX 4080 o superior y pantalla 2K',
            'En la RTX 4070 si tu pantalla es Full HD',
          ],
          [
            'Diseñador, 1800–\u20604500\u00A0€',
            'Color fiel, RTX 4060 y 32\u00A0GB',
            'Más memoria de vídeo, OLED y 64\u00A0GB',
            'Cuando tu proyecto más pesado vaya fluido',
          ],
        ]}
      />
    </>
  );
}

function ExpensiveMistakes() {
  return (
    <>
      <P>
        <Strong>Comprar por el procesador.</Strong> Un Core i9 con 8&nbsp;GB de memoria y una pantalla mala es un mal
        ordenador con un buen titular.
      </P>
      <P>
        <Strong>Fiarse del descuento.</Strong> Un «40&nbsp;% menos» no dice nada si el precio de partida era inflado.
        Compara con lo que costaba hace un mes, que las tiendas están obligadas a indicar cuando anuncian una rebaja.
      </P>
      <P>
        <Strong>Pagar por un futuro que no llega.</Strong> «Ya que estoy, me compro el de 2000&nbsp;€» suele acabar en
        un equipo de 2000&nbsp;€ para ver el correo. La potencia que no usas hoy será barata cuando la necesites.
      </P>
      <P>
        <Strong>Olvidar el teclado y los puertos.</Strong> Comprueba que el teclado sea español, con su «ñ», sobre todo
        si vende un tercero. Y cuenta los conectores: si necesitas HDMI y solo hay USB-C, el adaptador también cuesta.
      </P>
      <P>
        <Strong>No mirar la garantía.</Strong> En España, un equipo nuevo tiene tres años de garantía legal, y si
        compras por internet dispones de catorce días para devolverlo sin explicaciones. En los reacondicionados puede
        ser menos, con un mínimo de un año: que te lo digan por escrito.
      </P>
    </>
  );
}

function NowOrLater() {
  return (
    <>
      <P>
        Si lo necesitas para trabajar o estudiar, ahora. Si puedes elegir, la vuelta al cole y finales de noviembre
        siguen siendo las épocas con mejores precios, aunque no en todo: los modelos más buscados se agotan antes de
        bajar.
      </P>
      <P>
        En abril de 2025 había un caso en el que aconsejábamos esperar: un portátil de juegos de gama media, porque las
        RTX 50 aún no llegaban a ese precio. Ya han llegado, y hay dónde elegir: lo nuevo o lo anterior, si es más
        barato.
      </P>
    </>
  );
}

function LastCheck() {
  return (
    <>
      <NumberedList>
        <Item>Tiene 16&nbsp;GB de memoria, o 8 que se pueden ampliar.</Item>
        <Item>El disco es SSD y tiene al menos 512&nbsp;GB.</Item>
        <Item>La pantalla es Full HD o mejor, IPS u OLED, y pone cuántos nits da.</Item>
        <Item>Sabes cuánto pesa, y lo has comparado con algo que ya llevas encima.</Item>
        <Item>El teclado es español y el sistema operativo viene incluido, o sabes que no.</Item>
        <Item>El precio está dentro de tu margen sin contar con «ya lo amortizaré».</Item>
      </NumberedList>
      <P>
        Si los seis puntos se cumplen, deja de buscar: el portátil perfecto no existe, pero el que encaja contigo sí, y
        probablemente lo tienes delante. Y si prefieres que hagamos la criba contigo, el asesor es gratis, no pide
        registro y te enseña también los peros.
      </P>
      <CallToAction>Empezar el cuestionario</CallToAction>
    </>
  );
}
