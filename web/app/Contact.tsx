import { countries } from '../../shared/countries/countries.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { useStarted } from './startedContext.ts';

/** Whom to call and write to: the country's contact picture (spec 2, sidebar), and the company's own contacts. */
export function Contacts() {
  const { session, company } = useStarted();
  const country = countries[session.country];
  return (
    <div className="d-stack">
      <img
        src={`/${country.contactPicture}`}
        alt={`Contacto en ${country.name}`}
        className="d-contact"
        width="480"
        height="240"
      />
      <dl className="d-facts">
        <Fact label="Empresa" value={company.RazonSocial || company.Nombre} />
        <Fact
          label="Teléfono"
          value={company.Telefono}
          href={`tel:${company.Telefono.replaceAll(' ', '')}`}
        />
        <Fact label="Correo" value={company.Correo} href={`mailto:${company.Correo}`} />
        <Fact label="Dirección" value={company.Direccion} />
      </dl>
    </div>
  );
}

const Fact = ({ label, value, href }: { label: string; value: string; href?: string }) =>
  value === '' ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{href ? <a href={href}>{value}</a> : value}</dd>
    </div>
  );

/** The same as a page of its own, to be linked to. */
export const ContactPage = () => (
  <>
    <PageTitle>Contáctanos</PageTitle>
    <Contacts />
  </>
);
