/** Other records stand in the way of a change; nothing was changed. The message is for the page. */
export class ObstacleError extends Error {
  override name = 'ObstacleError';
}
