NICE=10
source /work/w/lab/results/t.sh
t safaru 4 4000 10 24 60
t serengeti 5 16000 60 48 60
