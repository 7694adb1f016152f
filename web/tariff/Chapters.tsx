import { Link } from 'react-router-dom';
import { sections } from '../../shared/tariff/sections.ts';

/** Sections and chapters to leaf through. */
export const Chapters = () => (
  <div className="t-sections">
    {sections.map(({ number, title, chapters }) => (
      <section key={number} aria-labelledby={`section-${number}`}>
        <h2 id={`section-${number}`}>
          <span className="d-dimmed">{number}</span> {title}
        </h2>
        <ul>
          {chapters.map(({ code, title: text }) => (
            <li key={code}>
              <Link to={`/arancel?capitulo=${code}`}>
                <span className="t-code">{code}</span> {text}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
