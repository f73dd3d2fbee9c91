/** What is wrong with a list as a whole, below its rows. */
export function WrongList({ errors }: { errors: string[] | undefined }) {
  return (
    errors && (
      <p role="alert" className="error">
        {errors[0]}
      </p>
    )
  );
}
