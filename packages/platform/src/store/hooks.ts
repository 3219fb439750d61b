import { useSelector as useAnySelector } from 'react-redux';
import type { PlatformState } from './store.ts';

export const useSelector = useAnySelector.withTypes<PlatformState>();
