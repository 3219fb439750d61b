import { useSelector as useAnySelector } from 'react-redux';
import type { PlatformState } from './platform-store.ts';

export const useSelector = useAnySelector.withTypes<PlatformState>();
