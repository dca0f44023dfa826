import { useSearchParams } from 'react-router';

const NAME = 'page';

/** The page of a list that the address names, for Back and reload; the first where it names none. */
export function usePageInAddress(): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get(NAME))) || 1);
  return [page, (next) => setSearch(next === 1 ? {} : { [NAME]: `${next}` }, { replace: true })];
}
