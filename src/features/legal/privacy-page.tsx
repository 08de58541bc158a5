import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { Item, List, P, TextLink, TextSection, TextTable } from '#src/ui/prose.tsx';
import { describeOwner, LegalPage, OWNER, SupportMail, Value } from './legal-page.tsx';

const DESCRIPTION =
  'Qué datos trata Atinado y cuáles no, dónde se guardan, durante cuánto tiempo y cómo pedir que se ' +
  'borren. En claro y sin letra pequeña.';

function PrivacyPage() {
  return (
    <LegalPage title="Política de privacidad" description={DESCRIPTION} path={PATHS.privacy}>
      <P>
        Esta página explica qué datos trata <Value>{SITE.name}</Value>, para qué y durante cuánto tiempo. En resumen:
        para usar el asesor no hace falta decirnos quién eres. Si inicias sesión, guardamos lo mínimo para que
        encuentres tus favoritos y tus recomendaciones, y lo borramos cuando lo pides.
      </P>
      <TextSection id="1-quien-es-el-responsable" title="1. Quién es el responsable">
        <P>
          El responsable del tratamiento es <Value>{describeOwner(OWNER, SITE)}</Value>. Para cualquier asunto sobre tus
          datos puedes escribir a <SupportMail />.
        </P>
      </TextSection>
      <TextSection id="2-si-usas-el-asesor-sin-cuenta" title="2. Si usas el asesor sin cuenta">
        <P>
          No recogemos datos personales. Lo que respondes en el cuestionario (uso, prioridades, presupuesto y
          requisitos) viaja a nuestro servidor para calcular las recomendaciones y no se guarda allí: no va unido a tu
          nombre, a tu correo ni a ningún identificador tuyo. Con el anuncio que pegas, o lo que cuentas del portátil
          que tienes, pasa lo mismo: se lee en nuestro servidor, que no lo guarda ni abre sus enlaces; tu navegador lo
          recuerda mientras la pestaña siga abierta.
        </P>
        <P>
          Nuestro servidor anota de cada petición la hora, a qué se llamó, si fue bien, cuánto tardó y un número que la
          distingue: nada tuyo. Como en cualquier página web, el servicio de alojamiento registra también la dirección
          IP y el tipo de navegador, por seguridad y para evitar abusos. Ambos registros se borran a los 30 días como
          máximo.
        </P>
      </TextSection>
      <TextSection id="3-lo-que-se-queda-en-tu-navegador" title="3. Lo que se queda en tu navegador">
        <P>
          Para que no pierdas lo que has rellenado, tu propio navegador guarda algunos datos en su almacenamiento local.
          No salen de tu dispositivo por estar ahí, y puedes borrarlos cuando quieras desde los ajustes del navegador.
        </P>
        <TextTable
          heads={['Nombre', 'Qué contiene', 'Cuándo desaparece']}
          rows={[
            ['formState', 'El cuestionario tal y como lo dejaste', 'Al pulsar «Borrar selección»'],
            ['userPreferences', 'Las últimas respuestas que enviaste', 'Cuando borras los datos del sitio'],
            ['recommendations', 'Las últimas recomendaciones, con su hora', 'Dejan de usarse a los 5 minutos'],
            [
              'ownsWindows',
              'Si ya tienes Windows o usarás Linux: los precios no lo suman',
              'Cuando borras los datos del sitio',
            ],
            ['user', 'Si inicias sesión: tu identificador, correo y nombre', 'Al cerrar sesión'],
            ['pendingSignIn', 'Mientras vas a Google: que te esperamos de vuelta', 'Al volver'],
            [
              'wantedFavorites',
              'Mientras inicias sesión o se cargan tus favoritos: los portátiles que vas a guardar',
              'Cuando quedan guardados, o al cerrar la pestaña',
            ],
            [
              'pendingSignOut',
              'Desde que cierras sesión: que falta borrar la copia de tus datos',
              'Cuando está borrada',
            ],
            ['scrollPositions', 'Por dónde ibas en cada página de esta visita, en píxeles', 'Al cerrar la pestaña'],
          ]}
        />
        <P>
          Tu navegador guarda además una copia de las páginas del sitio, para abrirlas sin conexión (en las cachés que
          empiezan por «workbox-precache» y en «assets», cuyas fechas de uso anota «workbox-expiration»). Son las mismas
          para todo el mundo: no contienen nada tuyo.
        </P>
      </TextSection>
      <TextSection id="4-si-inicias-sesion" title="4. Si inicias sesión">
        <P>
          El inicio de sesión es voluntario y se hace con tu cuenta de Google. No vemos ni guardamos tu contraseña.
          Google nos comunica tu nombre, tu correo y tu foto, y con ellos creamos tu perfil en una base de datos en la
          nube (Cloud Firestore, de Google), que contiene:
        </P>
        <List>
          <Item>tu identificador, nombre, correo y la dirección de tu foto;</Item>
          <Item>las fechas en que se creó tu cuenta y en que entraste por última vez;</Item>
          <Item>los ordenadores que marcas como favoritos, con su precio y dónde se vio;</Item>
          <Item>las recomendaciones que se guardan en tu historial, con los criterios de cada búsqueda.</Item>
        </List>
        <P>
          Solo tú puedes leer y cambiar esos datos desde la web: las reglas de la base de datos rechazan cualquier otro
          acceso. Los servicios de Google que usamos guardan además en tu navegador:
        </P>
        <TextTable
          heads={['Nombre', 'Qué contiene', 'Cuándo desaparece']}
          rows={[
            [
              'firebaseLocalStorageDb',
              'Tu sesión: identificador, nombre, correo, foto y las claves con que se renueva',
              'Al cerrar sesión queda vacía; su nombre, cuando borras los datos del sitio',
            ],
            [
              'firestore/…/main',
              'Una copia de tus datos, para verlos sin conexión, y los cambios que aún no se han enviado',
              'Al cerrar sesión',
            ],
            [
              'firestore_…',
              'Cómo se reparten el trabajo varias pestañas: números, y tu identificador si hay algo por enviar',
              'Tu identificador, al cerrar sesión; los números, cuando borras los datos del sitio',
            ],
            [
              'firebase:pendingRedirect:…',
              'Mientras vas a Google: que se espera su respuesta',
              'Al volver, o al cerrar la pestaña',
            ],
            [
              'firebase-heartbeat-database',
              'Qué días se usaron esos servicios y en qué versión',
              'Cuando borras los datos del sitio',
            ],
          ]}
        />
        <P>
          Al cerrar sesión se quedan en tu navegador el cuestionario, las últimas respuestas y las últimas
          recomendaciones de la tabla anterior: son de este navegador y no de tu cuenta. En un ordenador compartido,
          bórralas desde sus ajustes.
        </P>
        <P>
          La base legal es tu consentimiento, que das al iniciar sesión, y la prestación del servicio que pides. Google
          actúa como encargado del tratamiento y puede tratar datos fuera del Espacio Económico Europeo con las
          garantías que exige el Reglamento General de Protección de Datos.
        </P>
      </TextSection>
      <TextSection id="5-cookies" title="5. Cookies">
        <P>
          Solo se usa una cookie de sesión: la que necesita el servicio de Google para identificarte cuando inicias
          sesión. Si no la inicias, no hay ninguna. No usamos cookies de publicidad ni de seguimiento, ni propias ni de
          terceros, y por eso no verás aquí ningún aviso de cookies.
        </P>
      </TextSection>
      <TextSection id="6-medicion-de-visitas" title="6. Medición de visitas">
        <P>
          Para saber qué páginas se leen podemos usar un servicio de medición. Recibe la dirección de la página
          visitada, sin parámetros, y los datos técnicos que tu navegador envía en cualquier petición. No recibe tu
          nombre, tu correo ni tus respuestas. Si tu navegador lo bloquea, todo lo demás funciona igual.
        </P>
      </TextSection>
      <TextSection id="7-si-nos-escribes" title="7. Si nos escribes">
        <P>
          Del formulario de contacto recibimos tu nombre, tu correo, el motivo y el mensaje. Los usamos para responderte
          y nada más, y los conservamos mientras dure la conversación y hasta un año después. Para frenar el abuso, el
          servidor cuenta durante unos minutos los mensajes que llegan desde una misma dirección; esa cuenta no se
          guarda.
        </P>
      </TextSection>
      <TextSection id="8-enlaces-de-compra" title="8. Enlaces de compra">
        <P>
          Los enlaces «Ver en Amazon» y los de otras tiendas llevan a una web ajena y pueden incluir una etiqueta de
          afiliado, que indica que vienes de aquí pero no quién eres. «Buscar en la web» o en la tienda que lo tenía
          abre DuckDuckGo o el buscador de esa tienda con el nombre del modelo, sin etiqueta. A partir de ese momento se
          aplica la política de privacidad de esa web. Las fotos de los portátiles salen de nuestro servidor: hasta que
          pulsas, ninguna tienda sabe que estás aquí. El enlace para invitarnos a un café lleva también a un servicio
          externo.
        </P>
      </TextSection>
      <TextSection id="9-cuanto-tiempo-guardamos-los-datos" title="9. Cuánto tiempo guardamos los datos">
        <P>
          Los datos de tu cuenta se conservan mientras la mantengas. Si la eliminas, o nos pides que lo hagamos, se
          borran en un plazo máximo de 30 días desde la eliminación de la cuenta, incluidas las copias de seguridad.
          Durante esos días queda solo tu identificador con la hora de la eliminación, para que otro dispositivo en el
          que sigas con la sesión iniciada no vuelva a crear la cuenta.
        </P>
      </TextSection>
      <TextSection id="10-tus-derechos" title="10. Tus derechos">
        <P>
          Puedes pedir el acceso a tus datos, su rectificación, su supresión, su portabilidad, la limitación de su
          tratamiento u oponerte a él, y retirar tu consentimiento en cualquier momento. Desde tu perfil puedes corregir
          tu nombre y eliminar tu cuenta; desde tus favoritos y tu historial, borrar lo que quieras. Para todo lo demás,
          escribe a <SupportMail /> y te responderemos en un mes como máximo. Si crees que no hemos atendido bien tu
          petición, puedes reclamar ante la Agencia Española de Protección de Datos.
        </P>
      </TextSection>
      <TextSection id="11-menores" title="11. Menores">
        <P>
          Las cuentas son para mayores de 14 años. Si sabes de una persona más joven que haya creado una, escríbenos y
          la borraremos.
        </P>
      </TextSection>
      <TextSection id="12-cambios-en-esta-politica" title="12. Cambios en esta política">
        <P>
          Si cambiamos algo importante lo indicaremos en esta página, con su fecha, antes de que se aplique. ¿Alguna
          duda? <TextLink href={PATHS.contact}>Escríbenos</TextLink>.
        </P>
      </TextSection>
    </LegalPage>
  );
}

export { PrivacyPage as Component };
