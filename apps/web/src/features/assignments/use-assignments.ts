import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isNowhere } from '../../lib/api/index.ts';
import { assignmentsQuery } from './assignments-query.ts';

export function useAssignments(courseId: string) {
  const navigate = useNavigate();
  const { data: assignments, error, isFetching, refetch } = useQuery(assignmentsQuery(courseId));
  const isMissing = isNowhere(error);
  useEffect(() => {
    if (isMissing) void navigate('/404', { replace: true });
  }, [isMissing, navigate]);
  return {
    assignments,
    problem: isFetching || isMissing ? null : error,
    isFetching,
    refresh: () => void refetch(),
  };
}
