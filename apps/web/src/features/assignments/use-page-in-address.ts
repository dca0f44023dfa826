import { useSearchParams } from 'react-router';

const NAME = 'page';

/** A list's page, from 1, kept in the address so that Back and reload restore it. */
export function usePageInAddress(): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get(NAME))) || 1);
  return [page, (next) => setSearch(next === 1 ? {} : { [NAME]: `${next}` }, { replace: true })];
}
