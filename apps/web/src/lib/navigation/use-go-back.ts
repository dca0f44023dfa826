import { screens } from '@second-draft/contract';
import { useLocation, useNavigate } from 'react-router';

/** React Router's key of the page on which a tab was opened. */
const FIRST = 'default';

/** To the page before; to My Classrooms in a tab that was opened on this one. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === FIRST ? navigate(screens.classrooms) : navigate(-1));
}
