import { messages, PRODUCT_NAME } from '@second-draft/contract';
import { useClientConfig } from '../../lib/installation/config.ts';

const useSite = () => useClientConfig()?.site;

function Sample() {
  return useSite()?.isSample ? <em> ({messages.sampleWords})</em> : null;
}

/** The operator's own figures; nothing where there are none. */
export function Claims() {
  const claims = useSite()?.claims;
  if (!claims || (claims.schools === null && claims.saving === null)) return null;
  return (
    <p>
      {claims.schools !== null && `Teachers in ${claims.schools} use ${PRODUCT_NAME}. `}
      {claims.saving !== null && `They tell us that it saves them ${claims.saving}.`}
      <Sample />
    </p>
  );
}

/** Who the makers are, and what else they make, where the operator says so. */
export function MakersWords() {
  const site = useSite();
  if (!site || (site.claims.makers === null && site.tools.length === 0)) return null;
  return (
    <>
      <p>
        {site.claims.makers !== null && `It is the work of ${site.claims.makers}. `}
        {site.tools.length > 0 && 'We also make:'}
        <Sample />
      </p>
      <ul>
        {site.tools.map(({ name, description, address }) => (
          <li key={name}>
            <strong>{address === null ? name : <a href={address}>{name}</a>}</strong> {description}
          </li>
        ))}
      </ul>
    </>
  );
}
