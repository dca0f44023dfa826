import { screens } from '@second-draft/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/index.ts';
import { classroomsQuery } from './classrooms-query.ts';

export function useClassrooms() {
  const navigate = useNavigate();
  const { data: classrooms, error, isFetching, refetch } = useQuery(classroomsQuery);
  const isSignedOut = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (isSignedOut) void navigate(screens.logout);
  }, [isSignedOut, navigate]);
  return {
    classrooms,
    problem: isFetching ? null : error,
    isFetching,
    refresh: () => void refetch(),
  };
}
