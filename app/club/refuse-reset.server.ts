import { ObstacleError } from '#platform/records/obstacle-error.ts';

/** Refuses to set a text or picture back to the one in the folder, which is another club's. @throws ObstacleError */
export async function refuseReset(): Promise<never> {
  throw new ObstacleError('Das Mitgelieferte gehört einem anderen Verein.');
}
