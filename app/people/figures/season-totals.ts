export interface Performance {
  gamesPlayed: number;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  cleanSheets: number;
}

export function seasonTotals(seasons: readonly Performance[]): Performance {
  const totals: Performance = {
    gamesPlayed: 0,
    goals: 0,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    cleanSheets: 0,
  };
  for (const season of seasons) {
    totals.gamesPlayed += season.gamesPlayed;
    totals.goals += season.goals;
    totals.assists += season.assists;
    totals.yellowCards += season.yellowCards;
    totals.redCards += season.redCards;
    totals.cleanSheets += season.cleanSheets;
  }
  return totals;
}
