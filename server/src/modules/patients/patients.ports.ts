import { Port } from '../../platform/module.js';
import type { MergeFollower } from './merge-follower.types.js';
import type { PatientNews } from './patient-news.types.js';

/** The modules that act when a merge ends. */
export const MERGE_FOLLOWERS = new Port<MergeFollower>('merge followers');
/** Modules that are notified when a patient's details change. */
export const PATIENT_NEWS = new Port<PatientNews>('patient news');
