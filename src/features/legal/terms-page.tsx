import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { P, TextLink, TextSection } from '#src/ui/prose.tsx';
import { LegalPage, SupportMail, Value } from './legal-page.tsx';

const DESCRIPTION =
  'Las condiciones de uso de Atinado en doce apartados. Qué puedes esperar del asesor, qué no, de qué ' +
  'respondemos y qué ley se aplica.';

function TermsPage() {
  return (
    <LegalPage title="Términos y condiciones" description={DESCRIPTION} path={PATHS.terms}>
      <P>
        Estas condiciones regulan el uso de <Value>{SITE.name}</Value> (<Value>{SITE.url}</Value>), un sitio gratuito
        que recomienda ordenadores a partir de un cuestionario. Son doce apartados, escritos para que se entiendan.
      </P>
      <TextSection id="1-aceptacion" title="1. Aceptación">
        <P>
          Al usar <Value>{SITE.name}</Value> aceptas estas condiciones y la{' '}
          <TextLink href={PATHS.privacy}>política de privacidad</TextLink>. Si no estás de acuerdo con ellas, no uses el
          sitio.
        </P>
      </TextSection>
      <TextSection id="2-licencia-de-uso" title="2. Licencia de uso">
        <P>
          Te damos permiso para usar el sitio de forma personal, gratuita y no exclusiva. Los textos, dibujos, el código
          y la marca son de <Value>{SITE.name}</Value> o se usan con permiso:{' '}
          <TextLink href="/licenses.txt">estas son las licencias</TextLink> de lo que es de otras personas, y{' '}
          <TextLink href="/bricolage-grotesque-OFL.txt">esta</TextLink> es la de la letra de los títulos y{' '}
          <TextLink href="/atinado-text-OFL.txt">esta</TextLink> la de los textos. Puedes citar y enlazar nuestros
          contenidos indicando de dónde vienen. No puedes copiarlos enteros, extraerlos de forma masiva y automática,
          revender el servicio ni intentar alterar su funcionamiento.
        </P>
      </TextSection>
      <TextSection id="3-cuentas" title="3. Cuentas">
        <P>
          El asesor funciona sin cuenta. Si quieres guardar favoritos y tu historial, puedes iniciar sesión con tu
          cuenta de Google. Debes tener al menos 14 años, usar tu propia cuenta y proteger el acceso a ella. Puedes
          cerrar la sesión cuando quieras y pedir la eliminación de la cuenta; sus datos se borran en un plazo máximo de
          30 días. Podemos suspender cuentas que se usen para dañar el servicio o a otras personas.
        </P>
      </TextSection>
      <TextSection id="4-favoritos-y-recomendaciones-guardadas" title="4. Favoritos y recomendaciones guardadas">
        <P>
          Los favoritos y las recomendaciones que guardas son una ayuda para tu memoria: conservan el nombre, el precio,
          dónde se vio y las características del momento en que los guardaste. No reservan un producto ni garantizan su
          precio ni su disponibilidad. Procuramos no perderlos, pero no somos un servicio de copia de seguridad.
        </P>
      </TextSection>
      <TextSection id="5-responsabilidad" title="5. Responsabilidad">
        <P>
          <Value>{SITE.name}</Value> se ofrece tal como está y sin coste. No vendemos ordenadores: la compra es un
          contrato entre tú y la tienda, que responde del precio, la entrega, la garantía y las devoluciones. En la
          medida en que la ley lo permite, no respondemos de los daños que se deriven del uso del sitio o de una compra
          hecha a partir de él. Nada de lo anterior limita los derechos que la ley te da como consumidor ni nuestra
          responsabilidad por dolo o culpa grave.
        </P>
      </TextSection>
      <TextSection id="6-exactitud-de-la-informacion" title="6. Exactitud de la información">
        <P>
          Comprobamos las características y los precios que publicamos, y cada precio lleva la fecha en que se tomó. El
          que se vio hace tiempo o fuera de España se muestra como una estimación («≈») de lo que cuesta en una tienda
          española. Aun así puede haber errores, y los precios cambian a diario. Lo que vale es lo que indique la tienda
          en el momento de comprar. Los datos que son una estimación nuestra, como la autonomía, se señalan como tales.
          Si ves un error, <TextLink href={PATHS.contact}>cuéntanoslo</TextLink>.
        </P>
      </TextSection>
      <TextSection id="7-enlaces-a-otros-sitios" title="7. Enlaces a otros sitios">
        <P>
          Los enlaces de compra llevan a un mercado en línea ajeno a nosotros. Como afiliados podemos recibir una
          comisión por las compras que cumplan sus requisitos, sin que cambie lo que tú pagas. Otros enlaces llevan a
          redes sociales o a la página en la que puedes invitarnos a un café. No controlamos esos sitios ni respondemos
          de su contenido o de sus condiciones.
        </P>
      </TextSection>
      <TextSection id="8-recomendaciones" title="8. Recomendaciones">
        <P>
          Las recomendaciones las calcula un programa con tus respuestas y los datos de nuestro catálogo, siempre con
          las mismas reglas para todas las marcas: ninguna comisión cambia el orden. Son una orientación y no un
          asesoramiento profesional, y el catálogo no incluye todos los equipos que existen. La decisión de compra es
          tuya.
        </P>
      </TextSection>
      <TextSection id="9-interrupciones" title="9. Interrupciones">
        <P>
          Hacemos lo posible para que el sitio funcione siempre, pero puede haber cortes por mantenimiento, averías o
          causas ajenas. Podemos cambiar, suspender o cerrar partes del servicio; si eso afecta a lo que tienes
          guardado, avisaremos con tiempo suficiente para que lo recuperes.
        </P>
      </TextSection>
      <TextSection id="10-cambios-en-las-condiciones" title="10. Cambios en las condiciones">
        <P>
          Podemos actualizar estas condiciones. La fecha de arriba indica la última versión, y los cambios importantes
          se anunciarán en el sitio antes de aplicarse. Si sigues usándolo después, se entiende que los aceptas.
        </P>
      </TextSection>
      <TextSection id="11-ley-aplicable" title="11. Ley aplicable">
        <P>
          Estas condiciones se rigen por la ley española. Los conflictos se resolverán ante los juzgados y tribunales de
          España; si eres consumidor, ante los de tu domicilio. Antes de llegar ahí, escríbenos: casi todo se arregla
          hablando.
        </P>
      </TextSection>
      <TextSection id="12-contacto" title="12. Contacto">
        <P>
          Para cualquier pregunta sobre estas condiciones, usa el{' '}
          <TextLink href={PATHS.contact}>formulario de contacto</TextLink> o escribe a <SupportMail />.
        </P>
      </TextSection>
    </LegalPage>
  );
}

export { TermsPage as Component };
